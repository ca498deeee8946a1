# What every full screen of the terminal says.

screen-too-small = This terminal has { $width } × { $height } characters. Lettrine needs { $columns } × { $rows }: make the window larger, or play with --plain. The game waits.
screen-settings = { $file } cannot be read and is not used: { $why }
