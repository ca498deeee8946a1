//! The curve from leads to chances: the distribution of what is still to come, by kernel smoothing
//! of observed games, or a logistic curve.

use super::{LEADS, MOST_LEAD};

/// Changes of more points than this, either way, are counted as this many.
pub(super) const MOST_CHANGE: usize = 500;
/// How many changes are told apart.
pub(super) const CHANGES: usize = 2 * MOST_CHANGE + 1;

/// How much the spread still changes, as the mover sees it: how often by how many points, the
/// lowest first.
pub(super) type Distribution = Vec<f64>;

/// The chance by lead: that the change still to come leaves more than nothing of the lead; a tie is
/// half a win.
pub(super) fn by_distribution(distribution: &Distribution) -> Vec<f64> {
    let smooth = smoothed(distribution);
    let all: f64 = smooth.iter().sum();
    // With the lead −change the game is a tie, with one point more it is won.
    let mut won = 0.0;
    let mut chances = vec![0.0; CHANGES];
    for (chance, tied) in chances.iter_mut().zip(smooth.iter().rev()) {
        *chance = (won + tied / 2.0) / all;
        won += tied;
    }
    chances[MOST_CHANGE - MOST_LEAD..][..LEADS].to_vec()
}

/// Every change shares its weight with its neighbours, the further the wider the whole is spread.
fn smoothed(distribution: &Distribution) -> Distribution {
    let reach = reach(deviation(distribution));
    let mut smooth = vec![0.0; CHANGES];
    for (at, weight) in distribution.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
        for step in 0..2 * reach - 1 {
            let share = reach - step.abs_diff(reach - 1);
            let to = (at + step).saturating_sub(reach - 1).min(CHANGES - 1);
            smooth[to] += weight * whole(share) / whole(reach * reach);
        }
    }
    smooth
}

/// How far a change shares its weight: a tenth of the deviation.
fn reach(deviation: f64) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 50")]
    let reach = (deviation / 10.0).clamp(1.0, 50.0) as usize;
    reach
}

fn deviation(distribution: &Distribution) -> f64 {
    let all: f64 = distribution.iter().sum();
    let points = || distribution.iter().enumerate().map(|(at, weight)| (points_at(at), weight));
    let mean = points().map(|(points, weight)| points * weight).sum::<f64>() / all;
    (points().map(|(points, weight)| (points - mean).powi(2) * weight).sum::<f64>() / all).sqrt()
}

/// The chances with this many tiles unseen when nothing was seen in games: a logistic curve, wider
/// the more is to come, with the worth of the turn added to the lead.
pub(super) fn by_formula(unseen: usize) -> Vec<f64> {
    let leads = (0..LEADS).map(|at| whole(at) - whole(MOST_LEAD));
    if unseen == 0 {
        return leads.map(|lead| if lead == 0.0 { 0.5 } else { f64::from(lead > 0.0) }).collect();
    }
    let turn = WORTH_OF_TURN.min(whole(unseen));
    let width = WIDTH_FOR_ONE_TILE * whole(unseen).sqrt();
    leads.map(|lead| 1.0 / (1.0 + (-(lead + turn) / width).exp())).collect()
}

/// What it is worth to be the one to move, in points, while there is much to come.
const WORTH_OF_TURN: f64 = 16.0;
/// The width of the logistic curve grows with the root of the tiles unseen.
const WIDTH_FOR_ONE_TILE: f64 = 6.0;

fn points_at(at: usize) -> f64 {
    whole(at) - whole(MOST_CHANGE)
}

pub(super) fn whole(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(change: i32) -> Distribution {
        let mut distribution = vec![0.0; CHANGES];
        distribution[usize::try_from(500 + change).unwrap()] = 7.0;
        distribution
    }

    fn chance(distribution: &Distribution, lead: i32) -> f64 {
        by_distribution(distribution)[usize::try_from(300 + lead).unwrap()]
    }

    #[test]
    fn a_change_that_is_certain_decides_every_lead() {
        let distribution = only(-20);
        let chances = [19, 20, 21].map(|lead| chance(&distribution, lead));
        let expected = [0.0, 0.5, 1.0];
        assert!(chances.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-9));
    }

    #[test]
    fn what_comes_either_way_is_smoothed_but_not_shifted() {
        let distribution: Distribution =
            only(-80).iter().zip(&only(80)).map(|(one, other)| one + other).collect();
        assert!((chance(&distribution, 0) - 0.5).abs() < 1e-9);
        assert!((chance(&distribution, 80) - 0.75).abs() < 1e-9);
        assert!((0.75..1.0).contains(&chance(&distribution, 82)));
    }
}
