# How numbers and lists are written.

# Which lines of a board have letters: columns or rows.
grammar-lettered = columns
grammar-decimal-mark = .
grammar-list-end = { $before } and { $last }
grammar-number = { $number }
