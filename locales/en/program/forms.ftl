# What a French word is in grammar: forms of verbs, nouns and adjectives.

forms-or = { $first } or { $second }
forms-and = { $first } and { $second }

# A form of a word: “of manger”.
forms-of = of { $lemma }

forms-infinitive = verb, infinitive
forms-tense = { $tense ->
    [present-participle] present participle
    [past-participle] past participle
    [present] present indicative
    [imperfect] imperfect
    [simple-past] simple past
    [future] future
    [conditional] conditional
    [present-subjunctive] present subjunctive
    [imperfect-subjunctive] imperfect subjunctive
    [imperative] imperative
   *[infinitive] infinitive
  }
forms-verb = { $tense } { $of }
forms-rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }rd
  }
forms-persons = { $ranks } person { $number }
forms-conjugated = { $persons } { $verb }
forms-agreeing = { $verb }, { $agreement }
forms-invariable = invariable

forms-gender = { $gender ->
    [masculine] masculine
    [feminine] feminine
   *[either] masculine or feminine
  }
forms-number = { $number ->
    [singular] singular
    [plural] plural
   *[invariable] singular or plural
  }
forms-gender-and-number = { $gender } { $number }

forms-class = { $class ->
    [noun] noun
    [adjective] adjective
    [verb] verb
    [adverb] adverb
    [interjection] interjection
    [pronoun] pronoun
    [determiner] determiner
    [preposition] preposition
    [conjunction] conjunction
    [numeral] numeral
   *[word] word
  }
forms-class-of-gender = { $gender } { $class }
forms-invariable-class = invariable { $class }
forms-plural-class = plural { $class }
forms-change = { $change ->
    [feminine-plural] feminine plural
    [feminine] feminine
    [plural] plural
   *[other] form
  }
forms-changed = { $change } { $of }, { $class }
