//! The file of the data folder with the chosen keys and colours.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use locales::{Message, Spoken, screen as say};
use serde::{Deserialize, Serialize};

use super::{Depth, Theme};
use crate::modern::{Margins, Notation};

/// The file of the data folder with the settings.
const FILE: &str = "terminal.toml";

/// The chosen keys and colours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The keys of players who have chosen none.
    pub keys: KeyMap,
    /// How many colours are used.
    pub colours: ColourChoice,
    /// Light or dark.
    pub theme: Theme,
    /// The keys of each player, by name.
    pub players: BTreeMap<String, KeyMap>,
    /// How squares are written; the usual way of the language if nothing was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<Notation>,
    /// How much of the terminal's edges is left free.
    pub margins: Margins,
    /// The colours of the classic screens, as numbers of their lists: ink and ground.
    pub classic: Classic,
}

/// The colours of the classic screens, as numbers of their lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Classic {
    /// The colour of what is written.
    pub ink: u8,
    /// The colour behind it.
    pub ground: u8,
}

/// Which keys move and choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyMap {
    /// The arrows and Enter.
    #[default]
    Arrows,
    /// W, A, S, D and the space bar.
    Wasd,
    /// H, J, K, L and Enter, as in vi.
    Vi,
}

impl KeyMap {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Arrows, Self::Wasd, Self::Vi];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arrows => "arrows",
            Self::Wasd => "wasd",
            Self::Vi => "vi",
        }
    }
}

/// How many colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ColourChoice {
    /// As many as the environment says there are.
    #[default]
    #[serde(rename = "auto")]
    Automatic,
    /// None.
    #[serde(rename = "none")]
    None,
    /// Sixteen.
    #[serde(rename = "16")]
    Sixteen,
    /// 256.
    #[serde(rename = "256")]
    Indexed,
    /// Any.
    #[serde(rename = "true")]
    True,
}

impl ColourChoice {
    /// Its name in the file and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "auto",
            Self::None => "none",
            Self::Sixteen => "16",
            Self::Indexed => "256",
            Self::True => "true",
        }
    }

    /// The depth it stands for.
    pub fn depth(self) -> Depth {
        match self {
            Self::Automatic => Depth::of_environment(),
            Self::None => Depth::None,
            Self::Sixteen => Depth::Sixteen,
            Self::Indexed => Depth::Indexed,
            Self::True => Depth::True,
        }
    }
}

/// Why the settings cannot be read; the defaults are used then.
#[derive(Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// What is wrong, as the reader of the file says it.
    pub why: String,
}

locales::spoken_error!(SettingsError);

impl Spoken for SettingsError {
    fn message(&self) -> Message {
        say::settings(FILE, &self.why)
    }
}

impl Settings {
    /// Reads the settings of a data folder; the defaults, if there are none.
    pub fn read(data: &Path) -> Result<Self, SettingsError> {
        let unreadable = |why: String| SettingsError { why: why.trim().replace('\n', " ") };
        match fs::read_to_string(data.join(FILE)) {
            Ok(text) => toml::from_str(&text).map_err(|fault| unreadable(fault.to_string())),
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(fault) => Err(unreadable(fault.to_string())),
        }
    }

    /// Writes them; a file that is half written never takes the place of a whole one.
    pub fn write(&self, data: &Path) -> io::Result<()> {
        fs::create_dir_all(data)?;
        let beside = data.join(format!("{FILE}.new"));
        fs::write(&beside, self.text())?;
        fs::rename(beside, data.join(FILE))
    }

    /// The keys of a player.
    pub fn keys_of(&self, player: &str) -> KeyMap {
        self.players.get(player).copied().unwrap_or(self.keys)
    }

    /// The file, with what can be chosen beside each line.
    fn text(&self) -> String {
        let theme = match self.theme {
            Theme::Dark => "dark",
            Theme::Light => "light",
        };
        let notation = match self.notation {
            None => "",
            Some(Notation::English) => "notation = \"english\" # english or french\n",
            Some(Notation::French) => "notation = \"french\" # english or french\n",
        };
        let Margins { left, top, right, bottom } = self.margins;
        let mut text = format!(
            "# The terminal edition of Lettrine.\n\
             keys = \"{}\" # arrows, wasd or vi\n\
             colours = \"{}\" # auto, none, 16, 256 or true\n\
             theme = \"{theme}\" # dark or light\n\
             {notation}\
             \n[classic]\nink = {}\nground = {}\n\
             \n[margins]\nleft = {left}\ntop = {top}\nright = {right}\nbottom = {bottom}\n\
             \n[players]\n",
            self.keys.name(),
            self.colours.name(),
            self.classic.ink,
            self.classic.ground,
        );
        for (player, keys) in &self.players {
            let name = serde_json::Value::from(player.as_str());
            let _strings_take_all = writeln!(text, "{name} = \"{}\"", keys.name());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let mut settings =
            Settings { keys: KeyMap::Vi, theme: Theme::Light, ..Settings::default() };
        settings.colours = ColourChoice::Indexed;
        settings.classic = Classic { ink: 2, ground: 1 };
        settings.notation = Some(Notation::French);
        settings.margins = Margins { left: 3, ..Margins::default() };
        settings.players.insert("Zoé \"Z\" \\ Ben".into(), KeyMap::Wasd);
        assert_eq!(toml::from_str::<Settings>(&settings.text()), Ok(settings.clone()));
        assert_eq!(settings.keys_of("Zoé \"Z\" \\ Ben"), KeyMap::Wasd);
        assert_eq!(settings.keys_of("Anna"), KeyMap::Vi);
    }

    #[test]
    fn a_file_that_cannot_be_read_says_so_in_a_sentence() {
        let folder = std::env::temp_dir().join(format!("lettrine-settings-{}", std::process::id()));
        assert_eq!(Settings::read(&folder), Ok(Settings::default()));
        Settings::default().write(&folder).unwrap();
        assert_eq!(Settings::read(&folder), Ok(Settings::default()));
        fs::write(folder.join(FILE), "keys = \"emacs\"").unwrap();
        let fault = Settings::read(&folder).unwrap_err();
        let sentence = fault.say(locales::Language::EN);
        assert!(sentence.contains("terminal.toml") && sentence.contains("emacs"), "{sentence}");
        fs::remove_dir_all(folder).unwrap();
    }
}
