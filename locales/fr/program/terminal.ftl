# Ce que dit l’édition du terminal : la maison, la préparation, les écrans entiers.

terminal-in-use = Un autre lettrine utilise ce dossier de données. Fermez-le, ou indiquez un autre dossier avec --data.
terminal-in-use-at = Un autre lettrine utilise ce dossier de données. Jouez-y ainsi : lettrine play --server { $address }
terminal-closed = Le dossier de données est inutilisable : { $why }.
terminal-no-server = Le serveur ne répond pas : { $why }.
