# Le dialogue en lignes de texte : ce qu’il demande, répond et annonce.

plain-no-screen = Ce programme n’a pas les écrans dessinés ; voici le dialogue en lignes de texte.
plain-refused = { $sentence }
plain-no-terminal = Le terminal ne peut pas être utilisé : { $why }.
