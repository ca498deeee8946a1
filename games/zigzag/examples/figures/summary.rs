//! Means, and how far they can be trusted.

/// The mean and the spread of a sample.
pub(crate) struct Summary {
    pub(crate) mean: f64,
    deviation: f64,
    count: f64,
}

impl Summary {
    pub(crate) fn of(numbers: &[f64]) -> Self {
        let count = crate::playing::float(numbers.len()).max(1.0);
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        Self { mean, deviation: (squares / (count - 1.0).max(1.0)).sqrt(), count }
    }

    /// Half the width of the 95 % confidence interval of the mean.
    pub(crate) fn margin(&self) -> f64 {
        1.96 * self.deviation / self.count.sqrt()
    }
}
