import type { Locale } from '#words/locale.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { type Mentions, mentionsOf, type OptionPiece } from '#search/understanding/option-mentions.ts';
import { type Known, type Reading, readSearch } from './read-search.ts';

type Read = {
  readonly criteria: OfferCriteria;
  readonly locale: Locale;
  readonly known: Known;
  /** Tells if a search finds an offer. */
  readonly finds: (reading: Reading) => Promise<boolean>;
};

/**
 * Reads a search. If its text names options that no offer of the search has («télétravail», «6 mois»),
 * the words are searched in the texts of the offers instead, unless that finds nothing either.
 */
export async function readWhatIsTold({ criteria, locale, known, finds }: Read): Promise<Reading> {
  const reading = readSearch(criteria, locale, known);
  const { line, pieces } = reading.named;
  if (pieces.length === 0 || (await finds(reading))) return reading;
  const all = pieces.length > 1 ? [pieces] : [];
  for (const untold of [...pieces.map((piece) => [piece]), ...all]) {
    const { query, mentions, options } = inQuotes(line, untold);
    const instead = {
      ...readSearch({ ...criteria, query }, locale, { ...known, mentions }),
      correction: reading.correction,
      cut: reading.cut,
      untold: { options, criteria: reading.criteria },
    };
    if (await finds(instead)) return instead;
  }
  return reading;
}

type QuotedOptions = {
  readonly query: string;
  readonly mentions: Mentions;
  readonly options: readonly ActiveCriterion[];
};

/** Puts words of a text in quotes, because quoted words select no criterion. */
function inQuotes(line: string, pieces: readonly OptionPiece[]): QuotedOptions {
  let query = line;
  const mentions = new Map<string, readonly string[]>();
  for (const piece of pieces.toSorted((a, b) => b.start - a.start)) {
    const typed = line.slice(piece.start, piece.end);
    query = `${query.slice(0, piece.start)}"${typed}"${query.slice(piece.end)}`;
    mentions.set(typed, mentionsOf(piece, typed));
  }
  return { query, mentions, options: pieces.flatMap(({ asks }) => asks) };
}
