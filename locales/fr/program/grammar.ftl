# Comment s’écrivent les nombres et les listes.

grammar-decimal-mark = ,
grammar-list-end = { $before } et { $last }
