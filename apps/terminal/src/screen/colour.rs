//! How many colours the terminal has, and one colour at each depth.

use std::ffi::OsString;

use ratatui::style::Color;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// None: bold, underlined and reversed text only.
    None,
    /// The sixteen of the terminal's own scheme.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Any.
    True,
}

impl Depth {
    /// The depth that the environment of the program tells.
    pub fn of_environment() -> Self {
        Self::told_by(|name| std::env::var_os(name))
    }

    /// The depth that variables tell: `NO_COLOR`, `COLORTERM`, `TERM`.
    pub fn told_by(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let text = |name| variable(name).unwrap_or_default().to_string_lossy().to_lowercase();
        let (colours, terminal) = (text("COLORTERM"), text("TERM"));
        let is_true = ["truecolor", "24bit"].contains(&colours.as_str());
        match terminal.as_str() {
            _ if !text("NO_COLOR").is_empty() => Self::None,
            "dumb" => Self::None,
            _ if is_true || terminal.ends_with("-direct") => Self::True,
            _ if terminal.contains("256") => Self::Indexed,
            _ => Self::Sixteen,
        }
    }
}

/// One colour: any shade, and the nearest of the sixteen that keeps its contrast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Red, green and blue, a byte each.
    pub rgb: u32,
    /// The one of the sixteen.
    pub named: Color,
}

impl Ink {
    /// A colour by its shade and its name.
    pub const fn new(rgb: u32, named: Color) -> Self {
        Self { rgb, named }
    }

    /// The colour as a terminal of some depth shows it.
    pub fn at(self, depth: Depth) -> Color {
        let [_, red, green, blue] = self.rgb.to_be_bytes();
        match depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => self.named,
            Depth::Indexed => Color::Indexed(nearest(red, green, blue)),
            Depth::True => Color::Rgb(red, green, blue),
        }
    }
}

/// The levels of red, green and blue in xterm's cube of 216 colours.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest of xterm's colours: in the cube from 16 on, or the greys from 232 on.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    let cube = (16..232_u8).map(|index| {
        let place = usize::from(index - 16);
        (index, [LEVELS[place / 36], LEVELS[place / 6 % 6], LEVELS[place % 6]])
    });
    let greys = (232..=255_u8).map(|index| (index, [8 + 10 * (index - 232); 3]));
    let distance = |shade: [u8; 3]| -> u32 {
        let pairs = shade.into_iter().zip([red, green, blue]);
        pairs.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    cube.chain(greys).min_by_key(|(_, shade)| distance(*shade)).map_or(16, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        Depth::told_by(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_environment_tells_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "screen"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn no_color_wins_over_everything_but_an_empty_one_means_nothing() {
        assert_eq!(depth(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]), Depth::None);
        assert_eq!(depth(&[("NO_COLOR", ""), ("COLORTERM", "24bit")]), Depth::True);
    }

    #[test]
    fn a_colour_is_shown_as_well_as_the_terminal_can() {
        let red = Ink::new(0xff_00_00, Color::Red);
        assert_eq!(red.at(Depth::True), Color::Rgb(255, 0, 0));
        assert_eq!(red.at(Depth::Indexed), Color::Indexed(196));
        assert_eq!(red.at(Depth::Sixteen), Color::Red);
        assert_eq!(red.at(Depth::None), Color::Reset);
        assert_eq!(Ink::new(0x08_08_08, Color::Black).at(Depth::Indexed), Color::Indexed(232));
    }
}
