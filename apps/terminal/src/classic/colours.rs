//! The colours of the classic screens.

use locales::{Message, classic as say};
use ratatui::style::Color;

use super::edition::Edition;
use crate::screen::{Classic as Kept, Depth, Ink, Palette, Theme};

/// A colour and what it is called.
type Named = (Ink, fn() -> Message);

/// What De Luxe writes with, in the order of F1.
const INKS: [Named; 6] = [
    (Ink::new(0xa0_f0_b4, Color::LightGreen), say::green),
    (Ink::new(0xff_b8_4d, Color::LightYellow), say::amber),
    (Ink::new(0xe8_e8_e8, Color::White), say::white),
    (Ink::new(0x9c_dc_ff, Color::LightCyan), say::sky),
    (Ink::new(0xff_f0_90, Color::Yellow), say::yellow),
    (Ink::new(0xff_b8_cc, Color::LightMagenta), say::pink),
];

/// What De Luxe writes on, in the order of F2.
const GROUNDS: [Named; 6] = [
    (Ink::new(0x02_08_05, Color::Black), say::black),
    (Ink::new(0x0a_12_38, Color::Blue), say::navy),
    (Ink::new(0x04_1f_12, Color::Green), say::forest),
    (Ink::new(0x20_12_06, Color::Black), say::brown),
    (Ink::new(0x1c_1e_20, Color::DarkGray), say::grey),
    (Ink::new(0x2a_08_14, Color::Magenta), say::wine),
];

/// The amber and the brown of Micro without colours.
const AMBER: Ink = Ink::new(0xff_b8_4d, Color::Yellow);
const BROWN: Ink = Ink::new(0x14_0b_04, Color::Black);

/// The chosen colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Colours {
    pub(super) depth: Depth,
    /// Whether Micro shows squares in colour.
    pub(super) colour: bool,
    pub(super) kept: Kept,
}

impl Colours {
    /// The styles of an edition in these colours.
    pub(super) fn palette(self, edition: Edition) -> Palette {
        let (ink, ground) = (chosen(&INKS, self.kept.ink), chosen(&GROUNDS, self.kept.ground));
        match edition {
            Edition::Micro if self.colour => Palette::new(Theme::Dark, self.depth),
            Edition::Micro => Palette::of_two(AMBER, BROWN, self.depth),
            Edition::Deluxe => Palette::of_two(ink.0, ground.0, self.depth),
        }
    }

    /// The next colour of what is written, and how that is said.
    pub(super) fn next_ink(&mut self) -> Message {
        self.kept.ink = after(self.kept.ink, INKS.len());
        say::ink(chosen(&INKS, self.kept.ink).1())
    }

    /// The next colour behind it, and how that is said.
    pub(super) fn next_ground(&mut self) -> Message {
        self.kept.ground = after(self.kept.ground, GROUNDS.len());
        say::ground(chosen(&GROUNDS, self.kept.ground).1())
    }
}

fn chosen(list: &[Named; 6], number: u8) -> Named {
    list[usize::from(number) % list.len()]
}

fn after(number: u8, count: usize) -> u8 {
    u8::try_from((usize::from(number) + 1) % count).unwrap_or(0)
}
