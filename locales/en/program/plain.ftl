# The dialogue of text lines: what it asks, answers and announces.

plain-no-screen = The drawn screens are not in this program; this is the dialogue of text lines.
plain-refused = { $sentence }
plain-no-terminal = The terminal cannot be used: { $why }.
