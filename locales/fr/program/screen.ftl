# Ce que disent tous les écrans entiers du terminal.

screen-too-small = Ce terminal fait { $width } × { $height } caractères. Il en faut { $columns } × { $rows } : agrandissez la fenêtre, ou jouez avec --plain. La partie attend.
screen-settings = { $file } est illisible et n’est pas utilisé : { $why }
