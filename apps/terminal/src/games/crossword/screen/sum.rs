//! How the points of the laid tiles come about: `(2+1+1+4+1+2) × 3 = 33`.

use board::{Direction, Premium, Square};

use super::CrosswordScreen;

impl CrosswordScreen {
    /// The sum of the main word, if the laid tiles lie in one line.
    pub(super) fn main_sum(&self) -> Option<(Square, Direction, String)> {
        let squares: Vec<Square> = self.hand.laid().map(|(square, ..)| *square).collect();
        let first = *squares.iter().min()?;
        let is_row = squares.iter().all(|square| square.row == first.row);
        let is_column = squares.iter().all(|square| square.column == first.column);
        let direction = match (is_row, is_column) {
            (true, false) => Direction::Across,
            (false, true) => Direction::Down,
            (true, true) => self.longer_way(first),
            (false, false) => return None,
        };
        let start = self.start_of(first, direction);
        Some((start, direction, self.written_sum(start, direction)))
    }

    /// Which way the longer word through a square runs.
    fn longer_way(&self, square: Square) -> Direction {
        let length = |direction| self.line(self.start_of(square, direction), direction).count();
        if length(Direction::Down) > length(Direction::Across) {
            Direction::Down
        } else {
            Direction::Across
        }
    }

    fn tile_at(&self, square: Square) -> Option<(String, bool)> {
        let laid = self.hand.at(&square);
        let as_laid = |(letter, blank): (&str, bool)| {
            (if blank { letter.to_lowercase() } else { letter.to_owned() }, true)
        };
        laid.map(as_laid).or_else(|| self.letter_at(square).map(|letter| (letter, false)))
    }

    fn start_of(&self, square: Square, direction: Direction) -> Square {
        let mut start = square;
        while let Some(before) = start.previous(direction).filter(|at| self.tile_at(*at).is_some())
        {
            start = before;
        }
        start
    }

    /// The tiles from a square on, with whether each is laid in this turn.
    fn line(
        &self,
        start: Square,
        direction: Direction,
    ) -> impl Iterator<Item = (Square, String, bool)> {
        let mut square = Some(start);
        std::iter::from_fn(move || {
            let at = square?;
            let (letter, is_laid) = self.tile_at(at)?;
            square = at.next(direction);
            Some((at, letter, is_laid))
        })
    }

    fn written_sum(&self, start: Square, direction: Direction) -> String {
        let (mut letters, mut times, mut points) = (Vec::new(), Vec::new(), 0);
        for (square, letter, is_laid) in self.line(start, direction) {
            let value = if letter == letter.to_uppercase() { self.value_of(&letter) } else { 0 };
            let premium = match &self.layout {
                Some(layout) if is_laid => layout.premium(square),
                _ => Premium::None,
            };
            match premium {
                Premium::Letter(by) => {
                    letters.push(format!("{value}×{by}"));
                    points += value * i32::from(by);
                }
                Premium::None | Premium::Word(_) => {
                    letters.push(value.to_string());
                    points += value;
                }
            }
            if let Premium::Word(by) = premium {
                times.push(i32::from(by));
            }
        }
        let sum = letters.join("+");
        let total = points * times.iter().product::<i32>();
        if times.is_empty() {
            return format!("{sum} = {total}");
        }
        let times: Vec<String> = times.iter().map(i32::to_string).collect();
        format!("({sum}) × {} = {total}", times.join(" × "))
    }

    /// The main word of the laid tiles; blanks are lowercase.
    pub(super) fn main_word(&self, start: Square, direction: Direction) -> String {
        self.line(start, direction).map(|(_, letter, _)| letter).collect()
    }
}
