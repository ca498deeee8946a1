//! What things look like: one style for each role, in the colours that the terminal has.
//!
//! Colours are written once, as true colours of the design, and brought down to the 256 or 16 that a
//! terminal has. Without colour the same roles are told apart by weight, underline and reverse.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None: text and its weight.
    Plain,
    /// The sixteen of the terminal's own scheme.
    Sixteen,
    /// The 256 of the usual table.
    Indexed,
    /// All.
    True,
}

/// Light on dark or dark on light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
}

/// What a piece of a screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The paper everything lies on.
    Paper,
    /// Plain text.
    Ink,
    /// Text that matters: names, scores, words.
    Strong,
    /// Text that steps back.
    Quiet,
    /// Frames and rules.
    Line,
    /// What can be done now.
    Accent,
    /// A button for what can be done now.
    Button,
    /// A key of the bottom line.
    Key,
    /// A refusal.
    Warning,
    /// An empty square.
    Empty,
    /// A tile; neighbours have two tints.
    Tile(Tint),
    /// A tile laid in this turn.
    Fresh,
    /// A tile of the last play.
    Recent,
    /// A tile of the rack that lies on the board.
    Used,
    /// A square that multiplies a letter.
    LetterPremium(u8),
    /// A square that multiplies a word.
    WordPremium(u8),
    /// What the keyboard is on.
    Cursor,
    /// A player's mark.
    Seat(u8),
}

/// The tint of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// The lighter one.
    Light,
    /// The darker one.
    Dark,
}

/// What everything on a screen looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many colours there are.
    pub depth: Depth,
    /// Which of them.
    pub theme: Theme,
}

type Rgb = (u8, u8, u8);

impl Look {
    /// The style of a role.
    pub fn style(self, role: Role) -> Style {
        match self.depth {
            Depth::Plain => plain(role),
            Depth::Sixteen => sixteen(role),
            Depth::Indexed => self.coloured(role, |(red, green, blue)| {
                Color::Indexed(nearest_indexed(red, green, blue))
            }),
            Depth::True => self.coloured(role, |(red, green, blue)| Color::Rgb(red, green, blue)),
        }
    }

    fn coloured(self, role: Role, colour: impl Fn(Rgb) -> Color) -> Style {
        let (ink, paper, modifier) = match self.theme {
            Theme::Dark => dark(role),
            Theme::Light => light(role),
        };
        Style::new().fg(colour(ink)).bg(colour(paper)).add_modifier(modifier)
    }
}

const NONE: Modifier = Modifier::empty();
const BOLD: Modifier = Modifier::BOLD;

fn dark(role: Role) -> (Rgb, Rgb, Modifier) {
    const PAPER: Rgb = (0x17, 0x19, 0x1b);
    const TILE_INK: Rgb = (0x2a, 0x21, 0x18);
    match role {
        Role::Paper | Role::Ink => ((0xef, 0xe9, 0xdd), PAPER, NONE),
        Role::Strong => ((0xff, 0xff, 0xff), PAPER, BOLD),
        Role::Quiet => ((0xa5, 0x9d, 0x90), PAPER, NONE),
        Role::Line => ((0x5a, 0x60, 0x66), PAPER, NONE),
        Role::Accent => ((0x58, 0xc2, 0xa6), PAPER, BOLD),
        Role::Button => ((0x06, 0x25, 0x1d), (0x58, 0xc2, 0xa6), BOLD),
        Role::Key => ((0xef, 0xe9, 0xdd), (0x38, 0x3c, 0x40), BOLD),
        Role::Warning => ((0xff, 0x9d, 0x94), PAPER, BOLD),
        Role::Empty => ((0x7a, 0x80, 0x86), (0x2b, 0x30, 0x33), NONE),
        Role::Tile(Tint::Light) => (TILE_INK, (0xf1, 0xe3, 0xbd), BOLD),
        Role::Tile(Tint::Dark) => (TILE_INK, (0xe0, 0xcf, 0xa0), BOLD),
        Role::Fresh => (TILE_INK, (0xff, 0xd2, 0x50), BOLD),
        Role::Recent => (TILE_INK, (0xf0, 0xb8, 0x78), BOLD),
        Role::Used => ((0x8a, 0x90, 0x96), (0x2b, 0x30, 0x33), NONE),
        Role::LetterPremium(2) => ((0xd5, 0xec, 0xf8), (0x31, 0x56, 0x6a), NONE),
        Role::LetterPremium(_) => ((0x08, 0x20, 0x2f), (0x5a, 0xa2, 0xd6), NONE),
        Role::WordPremium(2) => ((0xff, 0xdc, 0xe3), (0x7a, 0x3b, 0x4a), NONE),
        Role::WordPremium(_) => ((0x2d, 0x07, 0x05), (0xe0, 0x64, 0x5a), NONE),
        Role::Cursor => ((0x06, 0x25, 0x1d), (0x58, 0xc2, 0xa6), BOLD),
        Role::Seat(0) => ((0x58, 0xc2, 0xa6), PAPER, BOLD),
        Role::Seat(1) => ((0xe0, 0x9a, 0x45), PAPER, BOLD),
        Role::Seat(2) => ((0x8f, 0xb6, 0xff), PAPER, BOLD),
        Role::Seat(_) => ((0xd9, 0x8f, 0xd0), PAPER, BOLD),
    }
}

fn light(role: Role) -> (Rgb, Rgb, Modifier) {
    const PAPER: Rgb = (0xf5, 0xf0, 0xe6);
    const TILE_INK: Rgb = (0x2a, 0x21, 0x18);
    match role {
        Role::Paper | Role::Ink => ((0x23, 0x20, 0x1c), PAPER, NONE),
        Role::Strong => ((0x00, 0x00, 0x00), PAPER, BOLD),
        Role::Quiet => ((0x62, 0x5a, 0x50), PAPER, NONE),
        Role::Line => ((0x9a, 0x90, 0x80), PAPER, NONE),
        Role::Accent => ((0x14, 0x5c, 0x4b), PAPER, BOLD),
        Role::Button => ((0xff, 0xff, 0xff), (0x1f, 0x6f, 0x5c), BOLD),
        Role::Key => ((0x23, 0x20, 0x1c), (0xdd, 0xd3, 0xc2), BOLD),
        Role::Warning => ((0x9c, 0x1f, 0x14), PAPER, BOLD),
        Role::Empty => ((0x7c, 0x73, 0x66), (0xe4, 0xda, 0xc8), NONE),
        Role::Tile(Tint::Light) => (TILE_INK, (0xff, 0xf6, 0xd8), BOLD),
        Role::Tile(Tint::Dark) => (TILE_INK, (0xf0, 0xdc, 0xa8), BOLD),
        Role::Fresh => (TILE_INK, (0xff, 0xcf, 0x4a), BOLD),
        Role::Recent => (TILE_INK, (0xf2, 0xb2, 0x6b), BOLD),
        Role::Used => ((0x7c, 0x73, 0x66), (0xe4, 0xda, 0xc8), NONE),
        Role::LetterPremium(2) => ((0x1d, 0x4d, 0x66), (0xb9, 0xdc, 0xee), NONE),
        Role::LetterPremium(_) => ((0xff, 0xff, 0xff), (0x2f, 0x6f, 0x9f), NONE),
        Role::WordPremium(2) => ((0x7c, 0x1f, 0x33), (0xf3, 0xb9, 0xc4), NONE),
        Role::WordPremium(_) => ((0xff, 0xff, 0xff), (0xc0, 0x39, 0x2f), NONE),
        Role::Cursor => ((0xff, 0xff, 0xff), (0x1f, 0x6f, 0x5c), BOLD),
        Role::Seat(0) => ((0x14, 0x5c, 0x4b), PAPER, BOLD),
        Role::Seat(1) => ((0x8a, 0x4b, 0x08), PAPER, BOLD),
        Role::Seat(2) => ((0x1f, 0x4f, 0xa8), PAPER, BOLD),
        Role::Seat(_) => ((0x8a, 0x2c, 0x7d), PAPER, BOLD),
    }
}

/// The sixteen colours are the terminal's own, so its paper is left as it is.
fn sixteen(role: Role) -> Style {
    let on = |ink, paper| Style::new().fg(ink).bg(paper);
    match role {
        Role::Paper | Role::Ink => Style::new(),
        Role::Strong => Style::new().add_modifier(BOLD),
        Role::Quiet | Role::Line | Role::Empty => Style::new().fg(Color::DarkGray),
        Role::Accent | Role::Seat(0) => Style::new().fg(Color::Green).add_modifier(BOLD),
        Role::Button | Role::Cursor => on(Color::Black, Color::Green),
        Role::Key => Style::new().add_modifier(BOLD.union(Modifier::REVERSED)),
        Role::Warning => Style::new().fg(Color::Red).add_modifier(BOLD),
        Role::Tile(Tint::Light) => on(Color::Black, Color::White),
        Role::Tile(Tint::Dark) => on(Color::Black, Color::Gray),
        Role::Fresh => on(Color::Black, Color::Yellow),
        Role::Recent => on(Color::Black, Color::LightYellow),
        Role::Used => Style::new().fg(Color::DarkGray),
        Role::LetterPremium(2) => on(Color::Black, Color::Cyan),
        Role::LetterPremium(_) => on(Color::White, Color::Blue),
        Role::WordPremium(2) => on(Color::Black, Color::Magenta),
        Role::WordPremium(_) => on(Color::White, Color::Red),
        Role::Seat(1) => Style::new().fg(Color::Yellow).add_modifier(BOLD),
        Role::Seat(2) => Style::new().fg(Color::Cyan).add_modifier(BOLD),
        Role::Seat(_) => Style::new().fg(Color::Magenta).add_modifier(BOLD),
    }
}

fn plain(role: Role) -> Style {
    let modifier = match role {
        Role::Paper
        | Role::Ink
        | Role::Line
        | Role::Empty
        | Role::LetterPremium(_)
        | Role::WordPremium(_) => NONE,
        Role::Quiet | Role::Used => Modifier::DIM,
        Role::Strong | Role::Accent | Role::Warning | Role::Tile(_) | Role::Seat(_) => BOLD,
        Role::Key => BOLD,
        Role::Fresh => BOLD.union(Modifier::UNDERLINED),
        Role::Recent => BOLD.union(Modifier::ITALIC),
        Role::Button | Role::Cursor => Modifier::REVERSED,
    };
    Style::new().add_modifier(modifier)
}

/// The nearest of the 256: a colour of the cube of six, or one of the greys.
fn nearest_indexed(red: u8, green: u8, blue: u8) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let level = |value: u8| {
        let distance = |place: &u8| LEVELS[usize::from(*place)].abs_diff(value);
        (0..6).min_by_key(distance).unwrap_or_default()
    };
    let [reds, greens, blues] = [red, green, blue].map(level);
    let cube = [reds, greens, blues].map(|place| LEVELS[usize::from(place)]);
    let average = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    let step = u8::try_from((average.saturating_sub(3) / 10).min(23)).unwrap_or(23);
    let grey = [8 + 10 * step; 3];
    let distance = |found: [u8; 3]| {
        let apart = found.iter().zip([red, green, blue]).map(|(one, other)| one.abs_diff(other));
        apart.map(|apart| u32::from(apart) * u32::from(apart)).sum::<u32>()
    };
    if distance(grey) < distance(cube) { 232 + step } else { 16 + 36 * reds + 6 * greens + blues }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_true_colour_is_brought_down_to_the_nearest_of_256() {
        assert_eq!(nearest_indexed(0, 0, 0), 16);
        assert_eq!(nearest_indexed(255, 255, 255), 231);
        assert_eq!(nearest_indexed(255, 0, 0), 196);
        assert_eq!(nearest_indexed(0x17, 0x19, 0x1b), 234);
    }

    #[test]
    fn without_colour_no_role_has_any() {
        let look = Look { depth: Depth::Plain, theme: Theme::Dark };
        for role in [Role::Paper, Role::Button, Role::WordPremium(3), Role::Seat(1), Role::Fresh] {
            let style = look.style(role);
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
        }
    }
}
