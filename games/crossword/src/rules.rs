//! The rules a table can choose. Each field can be set by hand; presets fill all of them.

use serde::{Deserialize, Serialize};
use tabletop::{Family, Hint, Lookups, RackOrder, Racks};

use crate::clock::ClockRule;

/// The rules of a table: a preset, with fields changed by the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// What this set of rules is called on screen.
    pub title: String,
    /// The language of the words: `en`.
    pub language: String,
    /// The word list, by name.
    pub lexicon: String,
    /// The checksum of the word list; empty means "whichever list has that name".
    #[serde(default)]
    pub lexicon_checksum: String,
    /// The tile set, by name.
    pub tiles: String,
    /// The board, by name.
    pub layout: String,
    /// Which kind of game.
    pub mode: Mode,
    /// How many tiles a player holds.
    pub rack_size: u8,
    /// The bonus for laying a whole rack in one turn.
    pub bonus: u16,
    /// Where the first word may lie.
    pub first_play: FirstPlay,
    /// Who starts.
    pub starter: Starter,
    /// When tiles may be exchanged.
    pub exchange: Exchange,
    /// What happens to a word that the list does not have.
    pub unknown_word: UnknownWord,
    /// What happens to a player whose word was refused.
    pub refused_word: RefusedWord,
    /// When the game ends, and what is settled then.
    pub end: End,
    /// Who wins when the final scores are equal.
    pub tie_break: TieBreak,
    /// The clock.
    pub clock: ClockRule,
    /// Whether tiles are drawn automatically after a play.
    pub picking: Picking,
    /// Whether everyone sees every rack.
    pub racks: Racks,
    /// What the table of remaining tiles counts.
    pub remaining: Remaining,
    /// Whether turns may be taken back.
    pub undo: Undo,
    /// Whether players may look words up during the game; if not, the list only judges words.
    #[serde(default)]
    pub lookups: Lookups,
    /// How many people must play.
    pub minimum_people: u8,
    /// Whether computer players avoid slurs and obscenities; people may play every word of the
    /// list.
    #[serde(default)]
    pub family: Family,
    /// Display settings; the rules do not use them.
    pub screen: Screen,
}

impl Rules {
    /// These rules without what helps one player against another.
    pub(crate) fn forbid_aids(&mut self) {
        self.screen.hint = Hint::None;
        self.lookups = Lookups::Forbidden;
        self.undo = Undo::Never;
    }
}

/// Which kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two to four players, one game.
    Normal,
    /// One player against the bag: passing ends it.
    Solitaire,
    /// This many games; the highest sum wins.
    Tournament(u8),
    /// The game is played on a real board; the program knows only what it is told.
    RealBoard,
}

/// Where the first word may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstPlay {
    /// Over the start square.
    CoversStart,
    /// Anywhere.
    Anywhere,
}

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// Everyone draws a letter; the one nearest to A starts, a blank comes before A, ties draw
    /// again.
    Draw,
    /// The first player.
    First,
}

/// When tiles may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// How many tiles the bag must hold; nobody may exchange more than it holds.
    pub needs_in_bag: u8,
    /// How often a player may exchange in a game; unlimited when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub times: Option<u8>,
}

/// What happens to a word that the list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UnknownWord {
    /// The player is asked whether they are sure of it, and their answer decides.
    Ask,
    /// The program challenges it; the player accepts the challenge, or rejects it and vouches for
    /// each word.
    ProgramChallenges,
    /// It is refused at once.
    Refused,
    /// It stands unless an opponent challenges it; a wrong challenge costs this.
    PlayersChallenge(Penalty),
}

/// The penalty for challenging a valid play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// Nothing.
    Single,
    /// The challenger's next turn.
    Double,
    /// This many points, given to the player who was challenged.
    Points(u8),
}

/// What happens to a player whose word was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RefusedWord {
    /// The turn is lost.
    LosesTurn,
    /// The player may try another.
    TryAgain,
}

/// When the game ends, and what is settled then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many turns without points end it.
    pub passes: Passes,
    /// Whether it ends when nobody can lay a word or exchange.
    pub no_play: bool,
    /// How the tiles left on racks change the scores.
    pub adjustment: Adjustment,
}

/// How many turns without points end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Passes {
    /// A round of passes by all players once the bag is empty.
    BagEmptyRound,
    /// This many consecutive scoreless turns of each player.
    ScorelessEach(u8),
    /// This many consecutive scoreless turns in all.
    ScorelessInAll(u8),
}

/// How the tiles left on racks change the scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Adjustment {
    /// Players lose the value of their own tiles; the player who went out gains what the others
    /// lost.
    RackToPlayerOut,
    /// The player who went out gains twice the value of the others' tiles, and nobody loses points;
    /// if nobody went out, players lose the value of their own tiles.
    TwiceToPlayerOut,
    /// Nothing.
    None,
}

/// Who wins when the final scores are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// They share the win.
    None,
    /// The player with more points before racks were counted wins; otherwise they share the win.
    BeforeAdjustment,
}

/// Whether tiles are drawn automatically after a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Picking {
    /// At once.
    Automatic,
    /// When the player picks them.
    ByHand,
}

/// What the table of remaining tiles counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Remaining {
    /// All tiles the viewer has not seen: the bag's and the hidden racks'.
    Unseen,
    /// Only those in the bag, without the other players' racks.
    InBag,
}

/// Whether turns may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Never.
    Never,
    /// One's own last turn, until the next player has acted.
    LastTurn,
    /// Back to one's own last turn, whatever happened since.
    Always,
}

/// Display settings of a table; the rules do not use them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// How many computer levels are offered.
    pub levels: u8,
    /// Maximum length of a name.
    pub name_length: u8,
    /// Which keys place words and answer questions.
    pub keys: Keys,
    /// What a hint reveals.
    pub hint: Hint,
    /// Whether the computer's trial words are shown.
    pub see_me_think: bool,
    /// The pause between letters when a word is placed: 0 the fastest, 9 the slowest.
    pub placement_speed: u8,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether effects are skipped so that computer players move faster.
    pub fast: bool,
    /// How a rack is sorted when it is shown.
    pub rack_order: RackOrder,
}

/// Which keys place words and answer questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Keys {
    /// H and V place a word, A cancels it; o and n answer.
    Micro,
    /// A and D place a word, X cancels it; Y and N answer.
    Deluxe,
    /// One tile after another.
    TileByTile,
    /// Current conventions.
    Modern,
}
