//! Names of things as people read them: games, levels, players' marks, meanings.

use locales::{Language, Spoken as _, modern as say};
use protocol::{TableView, WordReport};

/// The marks of players, so that colour is never the only sign.
const MARKS: [&str; 4] = ["●", "■", "▲", "◆"];

/// The mark of a seat.
pub(crate) fn seat_mark(seat: u8) -> &'static str {
    MARKS[usize::from(seat) % MARKS.len()]
}

/// What a game is called.
pub(crate) fn game_name(game: &str, language: Language) -> String {
    let name = match game {
        "crossword" => say::game_crossword(),
        "parcours" => say::game_parcours(),
        "zigzag" => say::game_zigzag(),
        other => return other.to_owned(),
    };
    name.say(language)
}

/// A sentence about a game.
pub(crate) fn about_game(game: &str, language: Language) -> String {
    let about = match game {
        "crossword" => say::about_crossword(),
        "parcours" => say::about_parcours(),
        "zigzag" => say::about_zigzag(),
        _ => return String::new(),
    };
    about.say(language)
}

/// What a kind of game is called.
pub(crate) fn mode_name(mode: &str, language: Language) -> String {
    let name = match mode {
        "normal" => say::mode_normal(),
        "solitaire" => say::mode_solitaire(),
        "tournament" => say::mode_tournament(),
        "real_board" => say::mode_real_board(),
        other => return other.to_owned(),
    };
    name.say(language)
}

/// A sentence about a kind of game.
pub(crate) fn about_mode(mode: &str, language: Language) -> String {
    let about = match mode {
        "solitaire" => say::mode_solitaire_about(),
        "tournament" => say::mode_tournament_about(),
        "real_board" => say::mode_real_board_about(),
        _ => say::mode_normal_about(),
    };
    about.say(language)
}

/// What a language is called.
pub(crate) fn language_name(code: &str, language: Language) -> String {
    let name = match code {
        "en" => say::words_en(),
        "fr" => say::words_fr(),
        other => return other.to_owned(),
    };
    name.say(language)
}

/// What a computer player is called: `level 3`, `expert`.
pub(crate) fn level_name(level: &str, language: Language) -> String {
    let (strength, options) = level.split_once(':').unwrap_or((level, ""));
    let number = strength.strip_prefix("level").unwrap_or_default();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    let name = match (strength, digits.parse::<u32>()) {
        (_, Ok(number)) => say::level(number).say(language),
        ("expert", _) => say::level_expert().say(language),
        ("champion", _) => say::level_champion().say(language),
        (other, _) => other.to_owned(),
    };
    if options.is_empty() { name } else { format!("{name} ({options})") }
}

/// The title of a table: its game, words and rules.
pub(crate) fn table_title(table: &TableView, language: Language) -> String {
    let mut parts = vec![
        game_name(&table.game, language),
        language_name(&table.language, language),
        table.preset.clone(),
    ];
    if table.mode != "normal" && !table.mode.is_empty() {
        parts.push(mode_name(&table.mode, language));
    }
    parts.join(" · ")
}

/// A number in small digits below the line.
pub(crate) fn subscript(number: &str) -> String {
    let small = |digit: char| match digit.to_digit(10) {
        Some(value) => char::from_u32(0x2080 + value).unwrap_or(digit),
        None => digit,
    };
    number.chars().map(small).collect()
}

/// What is known of a word, a line for each sense.
pub(crate) fn meaning(report: &WordReport, language: Language) -> Vec<String> {
    if !report.valid {
        return vec![say::word_unknown(&report.word).say(language)];
    }
    let mut lines = Vec::new();
    for form in report.forms.iter().take(3) {
        lines.push(format!("{} — {}, {}", form.spelling, form.lemma, form.grammar));
    }
    for entry in &report.definitions {
        for sense in entry.senses.iter().take(4) {
            lines.push(format!("{} {}", sense.part_of_speech, sense.gloss).trim().to_owned());
        }
        lines.push(entry.source.clone());
    }
    if report.definitions.is_empty() {
        lines.push(say::word_without_meaning(&report.word).say(language));
    }
    let hooks = [&report.hooks.front, &report.hooks.back].map(|letters| letters.concat());
    if hooks.iter().any(|letters| !letters.is_empty()) {
        let [front, back] = hooks;
        lines.push(say::hooks(format!("{front} ‹{}› {back}", report.word)).say(language));
    }
    lines
}
