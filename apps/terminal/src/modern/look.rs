//! What the pieces of a modern screen look like: one style of the palette for each role.

use ratatui::style::{Color, Modifier, Style};

use crate::screen::{Depth, Ink, Palette, Theme};

/// What a piece of a screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
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
pub(crate) enum Tint {
    /// The lighter one.
    Light,
    /// The darker one.
    Dark,
}

/// What everything on a screen looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    palette: Palette,
    depth: Depth,
    theme: Theme,
}

/// The colours of players: the accent is the first one's.
const SEATS: [[Ink; 2]; 4] = [
    [Ink::new(0x58_c2_a6, Color::LightCyan), Ink::new(0x14_5c_4b, Color::Blue)],
    [Ink::new(0xe0_9a_45, Color::LightYellow), Ink::new(0x8a_4b_08, Color::Red)],
    [Ink::new(0x8f_b6_ff, Color::LightBlue), Ink::new(0x1f_4f_a8, Color::Blue)],
    [Ink::new(0xd9_8f_d0, Color::LightMagenta), Ink::new(0x8a_2c_7d, Color::Magenta)],
];
const WARNING: [Ink; 2] = [Ink::new(0xff_9d_94, Color::LightRed), Ink::new(0x9c_1f_14, Color::Red)];
const RECENT: [Ink; 2] =
    [Ink::new(0xf0_b8_78, Color::LightGreen), Ink::new(0xf2_b2_6b, Color::LightGreen)];

impl Look {
    /// The design's colours at some depth.
    pub(crate) fn new(theme: Theme, depth: Depth) -> Self {
        Self { palette: Palette::new(theme, depth), depth, theme }
    }

    /// The style of a role.
    pub(crate) fn style(&self, role: Role) -> Style {
        let palette = &self.palette;
        let bold = Modifier::BOLD;
        match role {
            Role::Paper | Role::Ink => palette.paper,
            Role::Strong => palette.strong,
            Role::Quiet => palette.quiet,
            Role::Line => palette.line,
            Role::Accent => palette.accent,
            Role::Button | Role::Cursor => palette.selected,
            Role::Key => palette.head,
            Role::Warning => self.coloured(palette.strong, WARNING),
            Role::Empty => palette.empty[0],
            Role::Tile(Tint::Light) => palette.tiles[0],
            Role::Tile(Tint::Dark) => palette.tiles[1],
            Role::Fresh => palette.laid[0],
            Role::Recent => self.on(palette.tiles[0].add_modifier(Modifier::ITALIC), RECENT),
            Role::Used => palette.used,
            Role::LetterPremium(2) => palette.double_letter,
            Role::LetterPremium(_) => palette.triple_letter,
            Role::WordPremium(2) => palette.double_word,
            Role::WordPremium(_) => palette.triple_word,
            Role::Seat(seat) => {
                let inks = SEATS[usize::from(seat) % SEATS.len()];
                self.coloured(palette.paper.add_modifier(bold), inks)
            }
        }
    }

    fn ink(&self, [dark, light]: [Ink; 2]) -> Option<Color> {
        let ink = if self.theme == Theme::Dark { dark } else { light };
        (self.depth != Depth::None).then(|| ink.at(self.depth))
    }

    fn coloured(&self, style: Style, inks: [Ink; 2]) -> Style {
        Style { fg: self.ink(inks).or(style.fg), ..style }
    }

    fn on(&self, style: Style, inks: [Ink; 2]) -> Style {
        Style { bg: self.ink(inks).or(style.bg), ..style }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_no_role_has_any() {
        let look = Look::new(Theme::Dark, Depth::None);
        for role in [
            Role::Paper,
            Role::Button,
            Role::WordPremium(3),
            Role::Seat(1),
            Role::Fresh,
            Role::Recent,
            Role::Warning,
        ] {
            let style = look.style(role);
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
        }
    }
}
