# Ce qu’est un mot français en grammaire : formes des verbes, des noms et des adjectifs.

forms-or = { $first } ou { $second }
forms-and = { $first } et { $second }

# Forme d’un mot : « de manger », « d’aimer », et « du verbe haïr » là où il faudrait un dictionnaire pour savoir si l’on élide.
forms-of = { $start ->
    [vowel] d’{ $lemma }
    [doubtful] { $class ->
        [noun] du nom
        [adjective] de l’adjectif
        [verb] du verbe
        [adverb] de l’adverbe
        [interjection] de l’interjection
        [pronoun] du pronom
        [determiner] du déterminant
        [preposition] de la préposition
        [conjunction] de la conjonction
        [numeral] du numéral
       *[word] du mot
      } { $lemma }
   *[consonant] de { $lemma }
  }

forms-infinitive = verbe, infinitif
forms-tense = { $tense ->
    [present-participle] participe présent
    [past-participle] participe passé
    [present] indicatif présent
    [imperfect] indicatif imparfait
    [simple-past] passé simple
    [future] futur simple
    [conditional] conditionnel présent
    [present-subjunctive] subjonctif présent
    [imperfect-subjunctive] subjonctif imparfait
    [imperative] impératif présent
   *[infinitive] infinitif
  }
forms-verb = { $tense } { $of }
forms-rank = { $rank ->
    [1] 1re
   *[other] { $rank }e
  }
forms-persons = { $ranks } personne du { $number }
forms-conjugated = { $verb }, { $persons }
forms-agreeing = { $verb }, { $agreement }
forms-invariable = invariable

forms-gender = { $gender ->
    [masculine] masculin
    [feminine] féminin
   *[either] masculin ou féminin
  }
forms-number = { $number ->
    [singular] singulier
    [plural] pluriel
   *[invariable] singulier ou pluriel
  }
forms-gender-and-number = { $gender } { $number }

forms-class = { $class ->
    [noun] nom
    [adjective] adjectif
    [verb] verbe
    [adverb] adverbe
    [interjection] interjection
    [pronoun] pronom
    [determiner] déterminant
    [preposition] préposition
    [conjunction] conjonction
    [numeral] numéral
   *[word] mot
  }
forms-class-of-gender = { $class } { $gender }
forms-invariable-class = { $class } invariable
forms-plural-class = { $class } pluriel
forms-change = { $change ->
    [feminine-plural] féminin pluriel
    [feminine] féminin
    [plural] pluriel
   *[other] forme
  }
forms-changed = { $change } { $of }, { $class }
