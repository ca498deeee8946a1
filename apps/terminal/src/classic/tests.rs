//! Tests of the classic flow.
