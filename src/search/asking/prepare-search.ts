import type { Locale } from '#words/locale.ts';
import { type FacetName, facetNames, type OfferCriteria } from '#search/criteria/criteria.ts';
import type { IndexAnswer, IndexQuery, OfferIndex } from '#search/index/offer-index.ts';
import { effectiveSort } from '#search/criteria/order.ts';
import { readAgain } from './read-search.ts';
import type { SearchContext } from './search-context.ts';
import type { Reading } from './read-search.ts';
import { noSpeller } from '#search/spelling/speller.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { readWhatIsTold } from './text-instead.ts';
import type { IsTold } from '#search/understanding/names-in-text.ts';
import { offersWithPhrases } from './with-phrases.ts';

type Wanted<N extends FacetName> = Pick<IndexQuery<N>, 'facets' | 'skip' | 'limit' | 'after'>;

/** A search whose text has been read. */
export type PreparedSearch = {
  readonly reading: Reading;
  readonly knowledge: Knowledge;
  readonly index: OfferIndex;
  readonly ask: <N extends FacetName>(wanted: Wanted<N>) => Promise<IndexAnswer<N>>;
  /**
   * Returns the same search with other criteria. A new text is searched as typed: it is not corrected, and
   * names in it do not become criteria.
   */
  readonly with: (criteria: OfferCriteria) => PreparedSearch;
  /** Returns the same search, limited to some offers. */
  readonly among: (offers: ReadonlySet<number>) => PreparedSearch;
  /** Returns the same search, limited to the offers that meet other criteria too. */
  readonly within: (criteria: OfferCriteria) => PreparedSearch;
};

/**
 * Reads a search. Asks the database which offers match its phrases and its offer number.
 * @param others index to search instead of the index of the context; the text is still read with the index of
 * the context
 */
export async function prepareSearch(
  context: SearchContext,
  criteria: OfferCriteria,
  locale: Locale,
  others?: OfferIndex,
): Promise<PreparedSearch> {
  const [index, reference] = await Promise.all([context.search(), context.reference()]);
  const { knowledge, speller } = context.texts(index, reference);
  const aids = { knowledge, speller: criteria.query === '' ? noSpeller : await speller() };
  const now = context.now();
  const isTold = toldBy(index, now);
  const open = async (reading: Reading, searched: OfferIndex) => {
    const opened = { index: searched, reading, now, locale, isTold, knowledge };
    return searchOf({ ...opened, allowed: await allowedBy(context, searchOf(opened)) });
  };
  const finds = async (reading: Reading) =>
    (await (await open(reading, index)).ask({ facets: [], skip: 0, limit: 0 })).total > 0;
  const reading = await readWhatIsTold({ criteria, locale, known: { ...aids, reference, isTold }, finds });
  return open(reading, others ?? index);
}

/** Returns a function that tells if an open offer has an option. */
function toldBy(index: OfferIndex, now: Date): IsTold {
  return ({ name, option }) =>
    facetNames
      .filter((facet) => facet === name)
      .some((facet) => index.options(facet, now).some(({ value }) => value === option));
}

type Opened = Pick<PreparedSearch, 'reading' | 'knowledge' | 'index'> & {
  readonly now: Date;
  readonly locale: Locale;
  readonly isTold: IsTold;
  readonly allowed?: ReadonlySet<number> | undefined;
  readonly within?: OfferCriteria | undefined;
};

function searchOf(opened: Opened): PreparedSearch {
  const { reading, knowledge, index, now, locale, allowed, within } = opened;
  const { criteria, text } = reading;
  return {
    reading,
    knowledge,
    index,
    ask: (wanted) =>
      index.search({
        criteria,
        text,
        sort: effectiveSort(criteria),
        now,
        locale,
        ...wanted,
        allowed,
        within,
      }),
    with: (others) =>
      searchOf(
        others.query === criteria.query
          ? { ...opened, reading: { ...reading, criteria: others } }
          : { ...opened, reading: readAgain(reading, others, locale, opened), allowed: undefined },
      ),
    among: (offers) => searchOf({ ...opened, allowed: allowed?.intersection(offers) ?? offers }),
    within: (others) => searchOf({ ...opened, within: others }),
  };
}

/**
 * Limit of offers whose texts are searched for a phrase: the 1,000 offers with the most words of the phrase.
 */
const maxRead = 1000;

/**
 * Returns the offers that match the phrases or the offer number of the text; undefined if all offers are
 * allowed.
 */
async function allowedBy(
  { lookup }: SearchContext,
  { reading, ask }: PreparedSearch,
): Promise<ReadonlySet<number> | undefined> {
  if (reading.silent) return new Set();
  if (reading.reference !== null) return lookup.withNumber(reading.reference);
  if (reading.text === null || reading.text.phrases.length === 0) return undefined;
  const { ids } = await ask({ facets: [], skip: 0, limit: maxRead });
  return offersWithPhrases(lookup, ids, reading.text.phrases);
}
