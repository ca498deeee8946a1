//! Means, standard deviations, and normal-approximation confidence intervals.

/// Numbers that were summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sample {
    count: u32,
    sum: f64,
    squares: f64,
}

/// Two-sided, for 95 %.
const NORMAL_95: f64 = 1.959_964;

impl Sample {
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The numbers of both.
    pub(crate) fn with(self, other: Self) -> Self {
        Self {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean; nothing of nothing.
    pub(crate) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / f64::from(self.count) }
    }

    /// The standard deviation; nothing unless there are two numbers.
    pub(crate) fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.mean()) / f64::from(self.count - 1);
        variance.max(0.0).sqrt()
    }

    /// The standard error of the mean; nothing unless there are two numbers.
    pub(crate) fn error(&self) -> f64 {
        self.deviation() / f64::from(self.count.max(1)).sqrt()
    }

    /// The 95 % confidence interval of the mean; unknown unless there are two numbers.
    pub(crate) fn interval(&self) -> Option<[f64; 2]> {
        let margin = NORMAL_95 * self.error();
        (self.count > 1).then(|| [self.mean() - margin, self.mean() + margin])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(numbers: &[f64]) -> Sample {
        let mut sample = Sample::default();
        for number in numbers {
            sample.add(*number);
        }
        sample
    }

    #[test]
    fn the_interval_lies_around_the_mean() {
        let sample = sample(&[1.0, 2.0, 3.0, 4.0]);
        assert!((sample.mean() - 2.5).abs() < 1e-9);
        assert!((sample.deviation() - 1.290_994).abs() < 1e-6);
        let [low, high] = sample.interval().unwrap();
        assert!((low - 1.234_84).abs() < 1e-4 && (high - 3.765_16).abs() < 1e-4);
    }

    #[test]
    fn one_number_says_nothing_of_the_others() {
        assert_eq!(sample(&[7.0]).interval(), None);
    }
}
