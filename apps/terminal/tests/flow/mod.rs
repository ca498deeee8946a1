//! The classic flow, driven by keys on a terminal that is only a picture.

mod deluxe;
mod desk;
mod micro;
mod questions;
mod whole_games;
