//! The built program, run as people and scripts run it: what it prints, and how it ends.

mod analyse;
mod dictionaries;
mod languages;
mod lexicons;
mod matches;
mod moves;
mod play;
mod study;
mod support;
mod usage;
mod words;
