# What the terminal edition says of its house, the set-up and the full screens.

terminal-in-use = Another lettrine uses this data folder. Close it, or name another folder with --data.
terminal-in-use-at = Another lettrine uses this data folder. Play there with: lettrine play --server { $address }
terminal-closed = The data folder cannot be used: { $why }.
terminal-no-server = The server does not answer: { $why }.
