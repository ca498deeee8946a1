//! Names of things as people read them: games, levels, players' marks, meanings.

use locales::{Language, Spoken as _, modern as say};
use protocol::{TableView, WordReport};

/// The marks of players, so that colour is never the only sign.
const MARKS: [&str; 4] = ["●", "■", "▲", "◆"];

/// The mark of a seat.
pub fn seat_mark(seat: u8) -> &'static str {
    MARKS[usize::from(seat) % MARKS.len()]
}

/// What a game is called.
pub fn game_name(game: &str, language: Language) -> String {
    locales::text(&format!("modern-game-{game}"), language).unwrap_or_else(|| game.to_owned())
}

/// What a kind of game is called.
pub fn mode_name(mode: &str, language: Language) -> String {
    let key = mode.replace('_', "-");
    locales::text(&format!("modern-mode-{key}"), language).unwrap_or_else(|| mode.to_owned())
}

/// What a language is called.
pub fn language_name(code: &str, language: Language) -> String {
    locales::text(&format!("modern-words-{code}"), language).unwrap_or_else(|| code.to_owned())
}

/// What a computer player is called: `level 3`, `expert`.
pub fn level_name(level: &str, language: Language) -> String {
    let (strength, options) = level.split_once(':').unwrap_or((level, ""));
    let scale = strength.strip_prefix("level").or_else(|| strength.strip_prefix("four"));
    let name = match scale.and_then(|number| number.parse::<u32>().ok()) {
        Some(number) => say::level(number).say(language),
        None => locales::text(&format!("modern-level-{strength}"), language)
            .unwrap_or_else(|| strength.to_owned()),
    };
    if options.is_empty() { name } else { format!("{name} ({options})") }
}

/// The title of a table: its game, words and rules.
pub fn table_title(table: &TableView, language: Language) -> String {
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
pub fn subscript(number: &str) -> String {
    let small = |digit: char| match digit.to_digit(10) {
        Some(value) => char::from_u32(0x2080 + value).unwrap_or(digit),
        None => digit,
    };
    number.chars().map(small).collect()
}

/// What is known of a word, a line for each sense.
pub fn meaning(report: &WordReport, language: Language) -> Vec<String> {
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
