//! The table of a new game, as the questions were answered.

use protocol::{NewSeat, NewTableRequest, Visibility};
use serde_json::json;

use super::edition::Edition;
use super::setup::{Answers, Seated};

/// The table that was asked for. The first person with one's own name is oneself.
pub(super) fn table_request(
    edition: Edition,
    answers: &Answers,
    own_name: Option<&str>,
) -> NewTableRequest {
    let mut own_name = own_name.map(str::to_lowercase);
    let seat = |player: &Seated| match player.level {
        Some(level) => {
            let name = Some(player.name.clone());
            NewSeat::Computer { level: edition.level_name(level), name }
        }
        None if own_name.take_if(|own| *own == player.name.to_lowercase()).is_some() => NewSeat::Me,
        None => NewSeat::Beside { name: player.name.clone() },
    };
    let seats = answers.players.iter().map(seat).collect();
    let mut changes = json!({
        "racks": if answers.racks { "open" } else { "hidden" },
        "screen": {
            "see_me_think": answers.think,
            "placement_speed": answers.speed,
            "sound": answers.sound,
        },
    });
    if let Some(seconds) = answers.clock {
        changes["clock"] = json!({"per_turn": {"seconds": seconds, "over": "misses_turn"}});
    }
    NewTableRequest {
        game: "crossword".into(),
        preset: edition.preset().into(),
        changes,
        position: None,
        aids: None,
        seats,
        title: None,
        visibility: Visibility::ByInvitation,
        start: false,
    }
}
