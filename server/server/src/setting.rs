//! Creating a table: the rules of a preset, changed field by field.

use protocol::{NewSeat, NewTableRequest, TableChanges, Visibility};
use serde_json::Value;
use store::{Category, Holder, NewTable, Seating, Table, TableChange, TableState};
use tabletop::{Aids, AnyOptions, Moment, Player, Seat};
use tiles::Seed;

use crate::app_state;
use crate::live::Sitter;
use crate::names;
use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// Maximum seats of any game.
pub(crate) const MOST_SEATS: usize = 8;
/// Maximum length of a text in the rules of a table.
const LONGEST_TEXT: usize = 100;
/// Maximum values of a list, or fields of a part, in the rules of a table.
const MOST_VALUES: usize = 100;

/// The record with which the store creates a table.
pub(crate) fn new_table(who: &Sitter, request: NewTableRequest) -> Result<NewTable, Rejection> {
    if !(1..=MOST_SEATS).contains(&request.seats.len()) {
        return Err(Sentence::NoSuchSeat.into());
    }
    let seats = seatings(who, &request)?;
    let rules = rules(&request.game, &request.preset, request.changes)?;
    // Whoever chooses a position chooses its points too.
    let counts = request.position.is_none();
    let options = AnyOptions {
        rules,
        players: Vec::new(),
        position: request.position,
        aids: request.aids.map(aids),
    };
    let category = category(&request.game, &request.preset, &options, &seats)?;
    let title = match request.title {
        Some(title) => names::checked_title(&title)?,
        None => String::new(),
    };
    Ok(NewTable {
        category,
        title,
        options: options.to_json(),
        seed: fresh_seed(),
        state: TableState::Gathering,
        visibility: visibility(request.visibility),
        host: who.person,
        seats,
        log: Vec::new(),
        clock: Moment(0),
        counts,
        forbids_lookups: false,
    })
}

/// The changes to a table's record.
pub(crate) fn change(table: &Table, changes: TableChanges) -> Result<TableChange, Rejection> {
    let mut change = TableChange {
        title: changes.title.as_deref().map(names::checked_title).transpose()?,
        visibility: changes.visibility.map(visibility),
        ..TableChange::default()
    };
    if changes.preset.is_none() && changes.changes.is_none() {
        if changes.aids.is_some() {
            let options = stored_options(&table.options)?;
            change.options = Some(with_aids(options, changes.aids).to_json());
        }
    } else {
        let preset = changes.preset.unwrap_or_else(|| table.category.preset.clone());
        let game = &table.category.game;
        let rules = rules(game, &preset, changes.changes.unwrap_or_default())?;
        let options = AnyOptions { rules, ..stored_options(&table.options)? };
        let options = with_aids(options, changes.aids);
        change.category = Some(category(game, &preset, &options, &table.seats)?);
        change.options = Some(options.to_json());
    }
    Ok(change)
}

/// The same options, with what the host says about help, if anything.
fn with_aids(options: AnyOptions, changed: Option<protocol::Aids>) -> AnyOptions {
    AnyOptions { aids: changed.map(aids).or(options.aids), ..options }
}

const fn aids(aids: protocol::Aids) -> Aids {
    match aids {
        protocol::Aids::Off => Aids::Off,
        protocol::Aids::On => Aids::On,
    }
}

/// The options of a table from their stored form.
pub(crate) fn stored_options(options: &Value) -> Result<AnyOptions, Rejection> {
    AnyOptions::read(options.clone()).map_err(|_| Sentence::Damaged.into())
}

/// A random seed from the operating system.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    Seed::from_bytes(bytes)
}

/// The category of a table; fails if its rules are not valid.
fn category(
    game: &str,
    preset: &str,
    options: &AnyOptions,
    seats: &[Seating],
) -> Result<Category, Rejection> {
    let anyone = |seating: &Seating| match &seating.holder {
        Holder::Computer(level) => Player::computer(&seating.name, level),
        _ => Player::person(&seating.name),
    };
    let options = options.clone().with_players(seats.iter().map(anyone).collect());
    let entry = app_state::game(game)?;
    let kind = (entry.kind)(&options)
        .map_err(|not| Rejection::new(protocol::ProblemKind::Unreadable, &not))?;
    if !(entry.presets)().iter().any(|preset| preset.language == kind.language) {
        let language = kind.language.chars().take(LONGEST_TEXT).collect();
        return Err(Sentence::NoSuchLanguage(language).into());
    }
    Ok(Category {
        game: game.to_owned(),
        mode: kind.mode,
        language: kind.language,
        preset: preset.to_owned(),
    })
}

fn rules(game: &str, preset: &str, changes: Value) -> Result<Value, Rejection> {
    let presets = (app_state::game(game)?.presets)();
    let found = presets.into_iter().find(|found| found.name == preset);
    let found = found.ok_or_else(|| Sentence::NoSuchPreset(preset.to_owned()))?;
    let mut rules = found.rules;
    merge(&mut rules, changes);
    if has_long_text(&rules) {
        return Err(Sentence::LongRules.into());
    }
    Ok(rules)
}

/// Whether a text anywhere in the rules is longer than any rule needs: every answer repeats it.
fn has_long_text(rules: &Value) -> bool {
    match rules {
        Value::String(text) => text.chars().count() > LONGEST_TEXT,
        Value::Array(values) => values.len() > MOST_VALUES || values.iter().any(has_long_text),
        Value::Object(fields) => {
            fields.len() > MOST_VALUES
                || fields.iter().any(|(name, value)| {
                    name.chars().count() > LONGEST_TEXT || has_long_text(value)
                })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Merges changes into a value, recursively.
fn merge(into: &mut Value, changes: Value) {
    let (Value::Object(into), Value::Object(changes)) = (into, changes) else { return };
    for (name, change) in changes {
        match into.get_mut(&name) {
            Some(found) if is_part_of(&change, found) => merge(found, change),
            _ => {
                into.insert(name, change);
            }
        }
    }
}

/// Whether a change names only existing fields, so that it is merged instead of replacing the value.
fn is_part_of(change: &Value, found: &Value) -> bool {
    match (change, found) {
        (Value::Object(change), Value::Object(found)) => {
            change.keys().all(|name| found.contains_key(name))
        }
        _ => false,
    }
}

fn seatings(who: &Sitter, request: &NewTableRequest) -> Result<Vec<Seating>, Rejection> {
    let given = request.seats.iter().filter_map(|wanted| given_name(who, wanted));
    let mut taken: Vec<String> = given.map(str::to_owned).collect();
    let seats = Seat::all(request.seats.len()).zip(&request.seats);
    let seating = |(seat, wanted): (Seat, &NewSeat)| -> Result<Seating, Rejection> {
        let name = match given_name(who, wanted) {
            Some(name) => names::checked(name)?,
            None => names::computer(seat, &taken),
        };
        let (holder, ready) = match wanted {
            NewSeat::Open => return Ok(Seating::open(seat)),
            NewSeat::Me => (Holder::Person(who.person), false),
            NewSeat::Beside { .. } => (Holder::Beside(who.person), true),
            NewSeat::Computer { level, .. } => {
                app_state::check_level(&request.game, level)?;
                taken.push(name.clone());
                (Holder::Computer(level.clone()), true)
            }
        };
        Ok(Seating { seat, holder, name, ready, hints: 0 })
    };
    seats.map(seating).collect()
}

/// The name of the player for a seat, if known.
fn given_name<'request>(who: &'request Sitter, wanted: &'request NewSeat) -> Option<&'request str> {
    match wanted {
        NewSeat::Open => None,
        NewSeat::Me => Some(&who.name),
        NewSeat::Beside { name } => Some(name),
        NewSeat::Computer { name, .. } => name.as_deref(),
    }
}

const fn visibility(visibility: Visibility) -> store::Visibility {
    match visibility {
        Visibility::Listed => store::Visibility::Listed,
        Visibility::ByInvitation => store::Visibility::ByInvitation,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn changes_go_as_deep_as_they_are_given() {
        let mut rules = json!({"clock": {"seconds": 60, "over": "misses"}, "mode": "normal"});
        merge(&mut rules, json!({"clock": {"seconds": 90}, "mode": {"tournament": 3}}));
        let expected =
            json!({"clock": {"seconds": 90, "over": "misses"}, "mode": {"tournament": 3}});
        assert_eq!(rules, expected);
    }

    #[test]
    fn another_choice_replaces_what_was_chosen() {
        let mut rules = json!({"clock": {"per_turn": {"seconds": 60}}});
        merge(&mut rules, json!({"clock": {"per_game": {"seconds": 1500}}}));
        assert_eq!(rules, json!({"clock": {"per_game": {"seconds": 1500}}}));
    }

    #[test]
    fn no_changes_change_nothing() {
        let mut rules = json!({"mode": "normal"});
        merge(&mut rules, Value::Null);
        merge(&mut rules, json!({}));
        assert_eq!(rules, json!({"mode": "normal"}));
    }
}
