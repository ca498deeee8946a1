//! The plane: a rooted tree of round tiles that nest on one another, in integer geometry.
