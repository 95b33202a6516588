/**
 * Words that mean nothing to the search, because any title may contain them (H/F) or because they describe
 * every offer (V.I.E.).
 */
const everyOfferWords: ReadonlySet<string> = new Set('h f x w hf fh mf fm hfx mfx mfd vie vies via'.split(' '));

/**
 * French words that are too common to search, without accents: the stop words of PostgreSQL (the list of
 * Snowball), and some more.
 */
const frenchStopWords: ReadonlySet<string> = new Set(
  `au aux avec ce ces dans de des du elle en et eux il je la le leur lui ma mais me meme mes moi mon ne nos notre nous on ou par pas
  pour qu que qui sa se ses son sur ta te tes toi ton tu un une vos votre vous c d j l a m n s t y ete etee etees etes etant etante
  etants etantes suis es est sommes sont serai seras sera serons serez seront serais serait serions seriez seraient etais etait
  etions etiez etaient fus fut fumes futes furent sois soit soyons soyez soient fusse fusses fussions fussiez fussent ayant ayante
  ayantes ayants eu eue eues eus ai as avons avez ont aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient
  avais avait avions aviez avaient eut eumes eutes eurent aie aies ait ayons ayez aient eusse eusses eussions eussiez eussent
  les ils elles cet cette leurs afin ainsi donc car chez comme si sans sous entre vers tres plus aussi jusqu lorsqu puisqu quoiqu`.split(
    /\s+/,
  ),
);

/**
 * English words that are too common to search. The list does not contain «after», because after-sales is not
 * sales.
 */
const englishStopWords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they
  them their theirs themselves what which who whom this that these those am is are was were be been being have has had having do
  does did doing a an the and but if or because as until while of at by for with about against between into through during before
  above below to from up down in out on off over under again further then once here there when where why how all any both
  each few more most other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
);

const stopWords: ReadonlySet<string> = new Set([...everyOfferWords, ...frenchStopWords, ...englishStopWords]);

/** Stop words that, in capitals, name a trade, a tool or a kind of mission. */
const abbreviations: ReadonlySet<string> = new Set(['it', 'ai', 'via', 'us', 'eu', 'mes', 'si', 'c', 'd', 'r']);

/** Tells if a folded word is too common to search, in French or in English. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}

/** Tells if a stop word may be an abbreviation: «IT», «AI», «VIA», «C». */
export function isAbbreviation(folded: string): boolean {
  return abbreviations.has(folded);
}

/** Articles and prepositions that a name may have or leave out: «chargé de clientèle», «head of sales». */
const linking: ReadonlySet<string> = new Set(
  `a an the of in on for to and with at by from au aux avec chez d de des du en et l la le les ou par pour sur`.split(
    ' ',
  ),
);

/** Tells if a name may leave this folded word out. */
export function isLinking(folded: string): boolean {
  return linking.has(folded);
}
