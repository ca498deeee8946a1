# How numbers and lists are written.

grammar-decimal-mark = .
grammar-list-end = { $before } and { $last }
