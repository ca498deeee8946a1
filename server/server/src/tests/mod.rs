//! Requests to the whole application, without a network.

mod accounts;
mod description;
mod files;
mod limits;
mod manners;
mod scores;
mod visitor;
mod words;
