### Controllers, sets of keys, and what is said of them.

## What the buttons do
pad-legend = Buttons of the controller
pad-move = Move
pad-select = Select
pad-back = Back
pad-home = Front page
pad-write = Write
pad-choose = Choose
pad-pick = Pick up
pad-put-down = Put down
pad-place = Place
pad-lift = Lift
pad-choose-tile = Choose a tile
pad-take-back = Take back
pad-take-all = Take all back
pad-to-rack = To the rack
pad-to-board = To the board
pad-shuffle = Shuffle
pad-zoom = Zoom
pad-scores = Points
pad-pause = Pause
pad-resume = Go on
pad-menu = Menu
pad-controls = Controllers
pad-sofa = Sofa view

## Letters chosen one by one
picker-letters = Letters
picker-space = Space
picker-erase = Erase one letter
picker-clear = Clear all
picker-capitals = Capitals only
picker-done = Done

## Who uses what
controls-title = Keys and controllers
controls-about = Each player at this screen may have their own. They count while it is that player’s turn.
controls-player = Player { $number }
controls-keys = Keys
controls-keys-of = Keys of player { $number }
controls-keys-arrows = Arrows and Enter
controls-keys-wasd = W A S D and Space
controls-keys-vi = h j k l and Enter
controls-buttons = Buttons
controls-buttons-of = Buttons of player { $number }
controls-buttons-usual = 1: { $select } selects, { $back } goes back
controls-buttons-round = 2: { $select } selects, { $back } goes back
controls-buttons-mirrored = 3: for the left hand
controls-pad = Controller
controls-pad-of = Controller of player { $number }
controls-pad-any = Any
controls-pad-number = Controller { $number }
controls-mirrored-about = In the third set the four buttons on the right move; on the cross, down selects, up goes back, right zooms and left shuffles.
controls-one-pad = Controllers can be given to players once there are two of them. One alone is shared by all, with the buttons of player 1.
controls-drop = Drop
controls-accept = Accept
settings-controls = Keys and controllers …
settings-sofa = Sofa view: everything large, to be read from three metres

## The sets of keys, in the list of keys
key-sets = Sets of keys
key-space = Space
key-set-arrows = move and select; letters lay tiles at once
key-set-wasd = move and select
key-set-vi = move and select
key-sets-about = In the settings each player chooses one. With the second and the third, letters move or are shortcuts until a place on the board is chosen (Space or Enter); then they lay tiles, until Esc. Shift with a letter that moves gives the shortcut of that letter.
