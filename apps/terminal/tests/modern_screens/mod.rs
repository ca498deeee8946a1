//! Modern screens: whole games, several people, key maps, and every screen as a picture.

mod controls;
mod games;
mod pictures;
mod player;
mod together;
