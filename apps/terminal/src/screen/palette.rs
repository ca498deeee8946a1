//! The colours of the design, as roles, at every depth.

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Serialize};

use super::{Depth, Ink};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Light letters on dark paper.
    #[default]
    Dark,
    /// Dark letters on light paper.
    Light,
}

/// Styles by what they are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Text, and the ground of the whole screen.
    pub paper: Style,
    /// Text that steps back.
    pub quiet: Style,
    /// Text that stands out.
    pub strong: Style,
    /// Heads of panels.
    pub head: Style,
    /// Lines and frames.
    pub line: Style,
    /// What can be done now; used sparingly.
    pub accent: Style,
    /// What is selected: a row of a list, the square of the cursor.
    pub selected: Style,
    /// Tiles, in two tints that alternate.
    pub tiles: [Style; 2],
    /// Tiles laid in this turn.
    pub laid: [Style; 2],
    /// A tile of the rack that is already laid.
    pub used: Style,
    /// Empty squares, in two tints that alternate.
    pub empty: [Style; 2],
    /// Double letter.
    pub double_letter: Style,
    /// Triple letter.
    pub triple_letter: Style,
    /// Double word.
    pub double_word: Style,
    /// Triple word.
    pub triple_word: Style,
    /// Whether squares can be told apart by colour.
    pub has_colour: bool,
}

/// The inks of a theme: what is written, and on what.
struct Inks {
    paper: Ink,
    ink: Ink,
    quiet: Ink,
    line: Ink,
    card: Ink,
    accent: Ink,
    tile: [Ink; 2],
    laid: [Ink; 2],
    letter: Ink,
    empty: [Ink; 2],
    grid: Ink,
    double_letter: [Ink; 2],
    triple_letter: [Ink; 2],
    double_word: [Ink; 2],
    triple_word: [Ink; 2],
}

const DARK: Inks = Inks {
    paper: Ink::new(0x17_19_1b, Color::Black),
    ink: Ink::new(0xef_e9_dd, Color::White),
    quiet: Ink::new(0xa5_9d_90, Color::Gray),
    line: Ink::new(0x5a_60_66, Color::DarkGray),
    card: Ink::new(0x2b_38_40, Color::Blue),
    accent: Ink::new(0x58_c2_a6, Color::LightCyan),
    tile: [Ink::new(0xf1_e3_bd, Color::White), Ink::new(0xe2_d2_a2, Color::Gray)],
    laid: [Ink::new(0xff_d9_70, Color::LightYellow), Ink::new(0xf2_c4_3c, Color::Yellow)],
    letter: Ink::new(0x2a_21_18, Color::Black),
    empty: [Ink::new(0x2b_30_33, Color::Black), Ink::new(0x25_2a_2d, Color::Black)],
    grid: Ink::new(0x7a_80_84, Color::DarkGray),
    double_letter: [Ink::new(0x08_20_2f, Color::Black), Ink::new(0x9c_cd_e8, Color::LightCyan)],
    triple_letter: [Ink::new(0xff_ff_ff, Color::White), Ink::new(0x2f_6f_9f, Color::Blue)],
    double_word: [Ink::new(0x4a_0d_1c, Color::Black), Ink::new(0xf0_aa_b8, Color::LightMagenta)],
    triple_word: [Ink::new(0xff_ff_ff, Color::White), Ink::new(0xc0_39_2f, Color::Red)],
};

const LIGHT: Inks = Inks {
    paper: Ink::new(0xf5_f0_e6, Color::White),
    ink: Ink::new(0x23_20_1c, Color::Black),
    quiet: Ink::new(0x6a_62_58, Color::DarkGray),
    line: Ink::new(0x9a_90_80, Color::DarkGray),
    card: Ink::new(0xdd_d3_c2, Color::Gray),
    accent: Ink::new(0x1f_6f_5c, Color::Blue),
    tile: [Ink::new(0xfd_f3_d8, Color::LightYellow), Ink::new(0xea_d9_ad, Color::Yellow)],
    laid: [Ink::new(0xff_d2_5a, Color::LightGreen), Ink::new(0xf2_be_30, Color::Green)],
    letter: Ink::new(0x2a_21_18, Color::Black),
    empty: [Ink::new(0xec_e4_d5, Color::White), Ink::new(0xe4_da_c8, Color::White)],
    grid: Ink::new(0x8a_80_70, Color::DarkGray),
    double_letter: [Ink::new(0x1d_4d_66, Color::Black), Ink::new(0xb9_dc_ee, Color::LightCyan)],
    triple_letter: [Ink::new(0xff_ff_ff, Color::White), Ink::new(0x2f_6f_9f, Color::Blue)],
    double_word: [Ink::new(0x7c_1f_33, Color::Black), Ink::new(0xf3_b9_c4, Color::LightMagenta)],
    triple_word: [Ink::new(0xff_ff_ff, Color::White), Ink::new(0xc0_39_2f, Color::Red)],
};

impl Palette {
    /// The design's colours at some depth.
    pub fn new(theme: Theme, depth: Depth) -> Self {
        match (depth, theme) {
            (Depth::None, _) => Self::plain(),
            (_, Theme::Dark) => Self::of(&DARK, depth),
            (_, Theme::Light) => Self::of(&LIGHT, depth),
        }
    }

    fn of(inks: &Inks, depth: Depth) -> Self {
        let pair = |ink: Ink, paper: Ink| Style::new().fg(ink.at(depth)).bg(paper.at(depth));
        let premium = |[ink, ground]: [Ink; 2]| pair(ink, ground);
        let bold = Modifier::BOLD;
        Self {
            paper: pair(inks.ink, inks.paper),
            quiet: pair(inks.quiet, inks.paper),
            strong: pair(inks.ink, inks.paper).add_modifier(bold),
            head: pair(inks.ink, inks.card).add_modifier(bold),
            line: pair(inks.line, inks.paper),
            accent: pair(inks.accent, inks.paper).add_modifier(bold),
            selected: pair(inks.paper, inks.accent).add_modifier(bold),
            tiles: inks.tile.map(|tile| pair(inks.letter, tile).add_modifier(bold)),
            laid: inks.laid.map(|tile| pair(inks.letter, tile).add_modifier(bold)),
            used: pair(inks.line, inks.empty[0]),
            empty: inks.empty.map(|square| pair(inks.grid, square)),
            double_letter: premium(inks.double_letter),
            triple_letter: premium(inks.triple_letter),
            double_word: premium(inks.double_word),
            triple_word: premium(inks.triple_word),
            has_colour: true,
        }
    }

    /// One ink on one ground, as the screens of old computers were; tiles and heads are reversed.
    pub fn of_two(ink: Ink, ground: Ink, depth: Depth) -> Self {
        if depth == Depth::None {
            return Self::plain();
        }
        let shade = |share: u32| Ink::new(mixed(ink.rgb, ground.rgb, share), ink.named);
        let lit = Ink::new(mixed(0xff_ff_ff, ink.rgb, 75), Color::White);
        let pair = |ink: Ink, ground: Ink| Style::new().fg(ink.at(depth)).bg(ground.at(depth));
        let bold = Modifier::BOLD;
        let tint = |share: u32| pair(ground, shade(share)).add_modifier(bold);
        Self {
            paper: pair(ink, ground),
            quiet: pair(shade(65), ground),
            strong: pair(lit, ground).add_modifier(bold),
            head: tint(60),
            line: pair(shade(40), ground),
            accent: pair(lit, ground).add_modifier(bold),
            selected: pair(ground, lit).add_modifier(bold),
            tiles: [tint(100), tint(86)],
            laid: [lit, Ink::new(mixed(lit.rgb, ink.rgb, 70), Color::Gray)]
                .map(|lit| pair(ground, lit).add_modifier(bold)),
            used: pair(shade(45), ground).add_modifier(Modifier::DIM),
            empty: [pair(shade(35), ground); 2],
            double_letter: pair(shade(65), ground),
            triple_letter: pair(shade(80), ground),
            double_word: pair(ink, ground),
            triple_word: pair(lit, ground).add_modifier(bold),
            has_colour: false,
        }
    }

    /// Without any colour.
    fn plain() -> Self {
        let (none, bold) = (Style::new(), Style::new().add_modifier(Modifier::BOLD));
        let reversed = none.add_modifier(Modifier::REVERSED);
        let both = bold.add_modifier(Modifier::REVERSED);
        Self {
            paper: none,
            quiet: none,
            strong: bold,
            head: both,
            line: none.add_modifier(Modifier::DIM),
            accent: bold.add_modifier(Modifier::UNDERLINED),
            selected: both,
            tiles: [reversed, reversed],
            laid: [both.add_modifier(Modifier::UNDERLINED); 2],
            used: none.add_modifier(Modifier::DIM),
            empty: [none.add_modifier(Modifier::DIM); 2],
            double_letter: none,
            triple_letter: none,
            double_word: bold,
            triple_word: bold,
            has_colour: false,
        }
    }
}

/// A shade between two: so many hundredths of the first.
fn mixed(first: u32, second: u32, share: u32) -> u32 {
    let channel = |shift: u32| {
        let part = |colour: u32| (colour >> shift) & 0xff;
        ((part(first) * share + part(second) * (100 - share)) / 100) << shift
    };
    channel(16) | channel(8) | channel(0)
}
