//! Reading a game line by line, repairing what can be repaired.

use tiles::Score;

use super::event::{Event, capitals};
use super::{
    GcgError, GcgGame, GcgPlayer, GcgProblem, GcgRead, GcgTurn, Pragma, Repair, RepairKind,
    TurnKind, encoding,
};
use crate::MAX_SEATS;

/// Reads a game.
pub(super) fn read(bytes: &[u8]) -> Result<GcgRead, GcgError> {
    let (text, repair) = encoding::decode(bytes)?;
    let lines = || text.lines().zip(1..).map(|(text, line)| (text.trim(), line));
    let mut reader = Reader::default();
    reader.repairs.extend(repair);
    for (text, line) in lines() {
        reader.line = line;
        reader.player_line(text).map_err(|problem| GcgError { line, problem })?;
    }
    reader.seat_players();
    for (text, line) in lines() {
        reader.line = line;
        reader.line(text).map_err(|problem| GcgError { line, problem })?;
    }
    let Reader { game, mut repairs, .. } = reader;
    if game == GcgGame::default() {
        return Err(GcgError { line: 1, problem: GcgProblem::Empty });
    }
    repairs.sort_by_key(|repair| repair.line);
    Ok(GcgRead { game, repairs })
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    game: GcgGame,
    /// With their numbers from the file, until they have seats.
    numbered: Vec<(usize, GcgPlayer)>,
    repairs: Vec<Repair>,
    /// The number of the line being read.
    line: usize,
    /// Whether the previous line belonged to a note, which may continue.
    in_note: bool,
    /// The play that may still be taken back: whose, and its points.
    last_play: Option<(usize, Score)>,
    /// By seat: the difference between the totals in the file and the correct ones.
    drift: [i32; MAX_SEATS],
}

/// `#keyword text`, parsed.
fn pragma_parts(line: &str) -> Option<(&str, &str)> {
    let line = line.strip_prefix('#')?;
    let (keyword, text) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
    Some((keyword, text.trim()))
}

/// The 2 of `player2`, if the keyword is that of a numbered pragma.
fn number_after<'line>(keyword: &'line str, name: &str) -> Option<&'line str> {
    let start = keyword.get(..name.len())?;
    let number = &keyword[name.len()..];
    let is_number =
        !number.is_empty() && number.chars().all(|character| character.is_ascii_digit());
    (start.eq_ignore_ascii_case(name) && is_number).then_some(number)
}

impl Reader {
    fn repair(&mut self, kind: RepairKind) {
        self.repairs.push(Repair { line: self.line, kind });
    }

    /// Collects the players' names before anything else, because turns name them.
    fn player_line(&mut self, line: &str) -> Result<(), GcgProblem> {
        let Some((keyword, text)) = pragma_parts(line) else { return Ok(()) };
        let Some(found) = number_after(keyword, "player") else { return Ok(()) };
        let number = found.parse().ok().filter(|number| (1..=MAX_SEATS).contains(number));
        let number = number.ok_or_else(|| GcgProblem::PlayerNumber(found.to_owned()))?;
        let (nickname, full_name) = text.split_once(char::is_whitespace).unwrap_or((text, text));
        if nickname.is_empty() {
            return Err(GcgProblem::NoNickname);
        }
        if self.numbered.iter().any(|(other, _)| *other == number) {
            return Err(GcgProblem::PlayerTwice(number.to_string()));
        }
        if self.numbered.iter().any(|(_, player)| player.nickname == nickname) {
            return Err(GcgProblem::PlayerTwice(nickname.to_owned()));
        }
        if nickname == text {
            self.repair(RepairKind::NoFullName);
        }
        let player = GcgPlayer::new(nickname, full_name.trim());
        self.numbered.push((number, player));
        Ok(())
    }

    fn seat_players(&mut self) {
        self.numbered.sort_by_key(|(number, _)| *number);
        self.game.players = self.numbered.iter().map(|(_, player)| player.clone()).collect();
    }

    fn line(&mut self, line: &str) -> Result<(), GcgProblem> {
        if line.is_empty() {
            return Ok(());
        }
        if let Some((keyword, text)) = pragma_parts(line) {
            self.in_note = keyword.eq_ignore_ascii_case("note");
            return self.pragma(keyword, text);
        }
        if let Some(turn) = line.strip_prefix('>') {
            self.in_note = false;
            return self.turn(turn.trim());
        }
        if self.in_note {
            self.note(line);
            return Ok(());
        }
        Err(GcgProblem::NotALine(line.chars().take(40).collect()))
    }

    fn pragma(&mut self, keyword: &str, text: &str) -> Result<(), GcgProblem> {
        if let Some(number) = number_after(keyword, "rack") {
            return self.last_rack(number, text);
        }
        let is_known_already = number_after(keyword, "player").is_some()
            || keyword.eq_ignore_ascii_case("character-encoding");
        match Pragma::new(keyword, text) {
            _ if is_known_already => {}
            Pragma::Note(note) => self.note(&note),
            pragma => self.game.pragmata.push(pragma),
        }
        Ok(())
    }

    /// A note belongs to the turn above it, if there is one.
    fn note(&mut self, note: &str) {
        match self.game.turns.last_mut() {
            _ if note.is_empty() => {}
            Some(turn) => turn.notes.push(note.to_owned()),
            None => self.game.pragmata.push(Pragma::Note(note.to_owned())),
        }
    }

    fn last_rack(&mut self, number: &str, text: &str) -> Result<(), GcgProblem> {
        let unknown = || GcgProblem::PlayerNumber(number.to_owned());
        let number: usize = number.parse().map_err(|_| unknown())?;
        let seat = match self.numbered.iter().position(|(given, _)| *given == number) {
            None if self.numbered.is_empty() => number.checked_sub(1),
            seat => seat,
        };
        let (rack, repair) = capitals(text);
        if let Some(kind) = repair {
            self.repair(kind);
        }
        let player = seat.and_then(|seat| self.game.players.get_mut(seat)).ok_or_else(unknown)?;
        player.last_rack = rack;
        Ok(())
    }

    fn turn(&mut self, line: &str) -> Result<(), GcgProblem> {
        let (seat, rest) = self.speaker(line)?;
        let Event { rack, mut kind, total, repairs } = Event::parse(rest)?;
        for kind in repairs {
            self.repair(kind);
        }
        if let TurnKind::Withdrawn { lost } = &mut kind {
            *lost = self.taken_back(seat, *lost)?;
        }
        self.last_play = match kind {
            TurnKind::Play { score, .. } => Some((seat, score)),
            TurnKind::Exchange { .. } | TurnKind::Pass | TurnKind::Withdrawn { .. } => None,
            _ => self.last_play,
        };
        let total = self.total(seat, kind.points(), total)?;
        self.game.turns.push(GcgTurn { seat, rack, kind, total, notes: Vec::new() });
        Ok(())
    }

    /// The points that `--` takes back: those of the previous play, whatever the line says.
    fn taken_back(&mut self, seat: usize, written: Score) -> Result<Score, GcgProblem> {
        let play = self.last_play.filter(|(player, _)| *player == seat);
        let nothing = || GcgProblem::NothingToTakeBack(self.game.players[seat].nickname.clone());
        let (_, score) = play.ok_or_else(nothing)?;
        if written != score {
            self.repair(RepairKind::TakenBack { score, written });
        }
        Ok(score)
    }

    /// The correct total. A wrong one is reported once, not again in the lines that depend on it.
    fn total(
        &mut self,
        seat: usize,
        points: Score,
        written: Option<Score>,
    ) -> Result<Score, GcgProblem> {
        let before = self.game.turns.iter().rfind(|turn| turn.seat == seat);
        let before = before.map_or(Score::ZERO, |turn| turn.total);
        let total = before.0.checked_add(points.0).filter(|total| *total != i32::MIN);
        let total = total.ok_or(GcgProblem::TooManyPoints)?;
        if let Some(written) = written {
            let drift = written.0.checked_sub(total).ok_or(GcgProblem::TooManyPoints)?;
            if drift != self.drift[seat] && drift != 0 {
                self.repair(RepairKind::Total { counted: Score(total), written });
            }
            self.drift[seat] = drift;
        }
        Ok(Score(total))
    }

    /// The player of the turn, and the rest of the line.
    fn speaker<'line>(&mut self, line: &'line str) -> Result<(usize, &'line str), GcgProblem> {
        let end = line.find(char::is_whitespace).unwrap_or(line.len());
        let (word, after) = line.split_at(end);
        if let Some(name) = word.strip_suffix(':') {
            if self.numbered.is_empty() {
                return Ok((self.newcomer(name)?, after));
            }
            if let Some(seat) = self.seat(name) {
                return Ok((seat, after));
            }
        }
        let before_colon = line.split_once(':');
        if let Some((seat, rest)) =
            before_colon.and_then(|(name, rest)| Some((self.seat(name.trim())?, rest)))
        {
            return Ok((seat, rest));
        }
        if let Some(seat) = self.seat(word) {
            self.repair(RepairKind::NoColon(word.to_owned()));
            return Ok((seat, after));
        }
        let players: Vec<&str> =
            self.game.players.iter().map(|player| player.nickname.as_str()).collect();
        let found = before_colon.map_or(word, |(name, _)| name).to_owned();
        Err(GcgProblem::UnknownPlayer { found, players: players.join(", ") })
    }

    /// The seat with this name: exact, in different case, or the full name.
    fn seat(&mut self, name: &str) -> Option<usize> {
        let players = &self.game.players;
        if let Some(seat) = players.iter().position(|player| player.nickname == name) {
            return Some(seat);
        }
        let same = |other: &str| other.to_lowercase() == name.to_lowercase();
        let seat =
            players.iter().position(|player| same(&player.nickname) || same(&player.full_name))?;
        let nickname = players[seat].nickname.clone();
        self.repair(RepairKind::OtherName { written: name.to_owned(), nickname });
        Some(seat)
    }

    /// Without `#player` lines, the players are those named in the turns.
    fn newcomer(&mut self, name: &str) -> Result<usize, GcgProblem> {
        if name.is_empty() {
            return Err(GcgProblem::NoNickname);
        }
        let players = &mut self.game.players;
        if let Some(seat) = players.iter().position(|player| player.nickname == name) {
            return Ok(seat);
        }
        if players.len() == MAX_SEATS {
            return Err(GcgProblem::PlayerNumber((MAX_SEATS + 1).to_string()));
        }
        players.push(GcgPlayer::new(name, name));
        let seat = players.len() - 1;
        self.repair(RepairKind::UnnamedPlayer { name: name.to_owned(), number: seat + 1 });
        Ok(seat)
    }
}

impl GcgPlayer {
    /// A player whose last rack is unknown.
    pub fn new(nickname: &str, full_name: &str) -> Self {
        Self {
            nickname: nickname.to_owned(),
            full_name: full_name.to_owned(),
            last_rack: String::new(),
        }
    }
}
