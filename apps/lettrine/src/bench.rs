//! `lettrine bench`: how fast this machine is, each figure with an answer that is checked.
