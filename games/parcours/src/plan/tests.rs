//! The planner against its judge.
