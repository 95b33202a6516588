import { minute } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { createSpeller, type Speller } from '#search/spelling/speller.ts';
import { createKnowledge, type Knowledge } from '#search/understanding/names/knowledge.ts';
import { optionNames } from '#search/vocabulary/criterion-names.ts';
import { namedCompanies } from '#search/vocabulary/named-companies.ts';

/**
 * The knowledge and the speller with which texts of searches are read. The speller is built at its first
 * call, because a search without a text does not need it, and should not wait for it after a start.
 */
export type ReadingAids = { readonly knowledge: Knowledge; readonly speller: () => Promise<Speller> };

/**
 * Returns knowledge and speller for an index. Both are cached. New names are recognised at once; new words
 * for corrections are added in the background within a minute.
 */
export type TextReader = (index: OfferIndex, reference: Reference) => ReadingAids;

type Known = {
  readonly index: number;
  readonly countries: Reference['countries'];
  readonly names: string;
  readonly knowledge: Knowledge;
};
type Spelling = { readonly version: number; readonly at: number; readonly speller: Promise<Speller> };

const freshForMilliseconds = minute;

/** @param clock monotonic time in milliseconds */
export function createTextReader({
  ttl = freshForMilliseconds,
  clock = () => performance.now(),
}: { ttl?: number; clock?: () => number } = {}): TextReader {
  let known: Known | undefined;
  let made: Speller | undefined;
  let latest: Spelling | undefined;
  const spellerWith = async (index: OfferIndex, knowledge: Knowledge, reference: Reference): Promise<Speller> => {
    if (latest === undefined || (latest.version !== index.version && clock() - latest.at >= ttl)) {
      const speller = spellerOf(index, knowledge, reference);
      latest = { version: index.version, at: clock(), speller };
      speller.then((one) => (made = one)).catch(() => (latest = undefined));
    }
    return made === undefined || ttl === 0 ? latest.speller : made;
  };
  return (index, reference) => {
    known = knownWith(known, index, reference);
    const { knowledge } = known;
    return { knowledge, speller: () => spellerWith(index, knowledge, reference) };
  };
}

/**
 * Keeps the knowledge while the content of the reference stays equal: the reference is reloaded every minute,
 * but rarely changes.
 */
function knownWith(known: Known | undefined, index: OfferIndex, reference: Reference): Known {
  const { countries, zones } = reference;
  if (known?.index === index.names && known.countries === countries) return known;
  const names = JSON.stringify([index.names, ...countries, ...zones]);
  const knowledge = known?.names === names ? known.knowledge : createKnowledge(reference);
  return { index: index.names, countries, names, knowledge };
}

function spellerOf(
  index: OfferIndex,
  { vocabulary }: Knowledge,
  { cities, countries, companies }: Reference,
): Promise<Speller> {
  const labels = [...cities.values(), ...countries.values()];
  return createSpeller(index, {
    vocabularyWords: [
      ...Array.from(vocabulary.entries.values(), ({ equal }) => equal),
      ...optionNames.map(({ names }) => names),
    ].flat(),
    names: [
      ...labels.flatMap(({ fr, en }) => [fr, en]),
      ...[...companies.values()].map(({ name }) => name),
      // Adds the names of companies without offers to the known words, because «L’Oréal» is not a mistake.
      ...namedCompanies.flatMap(({ names }) => names),
    ],
  });
}
