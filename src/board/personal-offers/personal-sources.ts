import type { Board } from '#board/context/board.ts';
import { nameOfSearch } from '#board/saved-searches/search-name.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import type { Locale } from '#words/locale.ts';
import { offersOfTrade } from '#board/offers/offers-of-trade.ts';
import { type Interest, interestKinds, readInterests } from './personal-interests.ts';
import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';

/** Reason why an offer suits a candidate: the kind of source, and its title or name. */
export type Reason = {
  readonly kind: Interest['kind'] | 'search' | 'profession' | 'level';
  readonly what: string;
};

/** Ids of open offers for one reason, the best offer first. */
export type InterestSource = { readonly reason: Reason; readonly ids: readonly number[] };

type Candidate = { readonly id: number; readonly studyLevelId: number | null };

const maxOfSource = 12;
const maxSearches = 2;

/**
 * Returns the sources of offers, the strongest reason first. The sources are: offers similar to the last
 * offers applied to, saved and seen; the last saved searches; the profession; the study level. Each source
 * searches the index once.
 */
export async function personalSources(board: Board, candidate: Candidate, locale: Locale): Promise<InterestSource[]> {
  const interests = await readInterests(board.db, candidate.id, locale);
  const last = interestKinds.flatMap((kind) => interests.find((one) => one.kind === kind) ?? []);
  const sources = await Promise.all([
    ...last.map((interest) => likeThis(board, interest, locale)),
    ...(await searchesOf(board, candidate.id, locale)),
    ...(await professionOf(board, interests, locale)),
  ]);
  const known = new Set(sources.flatMap(({ ids }) => ids));
  return [...sources, ...(await levelOf(board, candidate.studyLevelId, known, locale))];
}

async function likeThis(board: Board, { kind, ...offer }: Interest, locale: Locale): Promise<InterestSource> {
  const { main, ids } = await offersOfTrade(board, offer, { locale, limit: maxOfSource });
  return { reason: { kind, what: offer.title }, ids: ids.slice(0, main) };
}

async function searchesOf(board: Board, candidateId: number, locale: Locale): Promise<Promise<InterestSource>[]> {
  const rows = await board.db
    .selectFrom('saved_searches')
    .select(['name', 'address', 'locale'])
    .where('candidate_id', '=', candidateId)
    .where('removed_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(maxSearches)
    .execute();
  const reference = await board.reference();
  return rows.map((row) => {
    const what = nameOfSearch(row, reference, locale);
    const criteria = savedCriteria(row.address, reference);
    return found(board, { kind: 'search', what }, { criteria, locale: row.locale });
  });
}

const weightOf = { applied: 3, kept: 2, seen: 1 } as const;

/**
 * Returns the profession with the most weight in the candidate's actions; nothing if there are no actions.
 */
async function professionOf(
  board: Board,
  interests: readonly Interest[],
  locale: Locale,
): Promise<Promise<InterestSource>[]> {
  const weights = new Map<number, number>();
  for (const { kind, specializations } of interests)
    for (const id of specializations) weights.set(id, (weights.get(id) ?? 0) + weightOf[kind]);
  const [most] = [...weights].toSorted(([, a], [, b]) => b - a);
  const { specializations } = await board.reference();
  const label = most === undefined ? undefined : specializations.get(most[0]);
  if (most === undefined || label === undefined) return [];
  const criteria = { ...noCriteria, specializations: [most[0]] };
  return [found(board, { kind: 'profession', what: label[locale] }, { criteria, locale })];
}

/**
 * Returns the offers that require the candidate's level. Offers that other sources found come first, then the
 * newest.
 */
async function levelOf(
  board: Board,
  studyLevelId: number | null,
  known: ReadonlySet<number>,
  locale: Locale,
): Promise<InterestSource[]> {
  const { studyLevels } = await board.reference();
  const label = studyLevelId === null ? undefined : studyLevels.get(studyLevelId);
  if (studyLevelId === null || label === undefined) return [];
  const search = await prepareSearch(board, { ...noCriteria, studyLevels: [studyLevelId] }, locale);
  const again = await search.among(known).ask({ facets: [], skip: 0, limit: known.size });
  const newest = await search.ask({ facets: [], skip: 0, limit: maxOfSource });
  return [{ reason: { kind: 'level', what: label[locale] }, ids: [...new Set([...again.ids, ...newest.ids])] }];
}

type Asked = { readonly criteria: OfferCriteria; readonly locale: Locale };

async function found(board: Board, reason: Reason, { criteria, locale }: Asked): Promise<InterestSource> {
  const search = await prepareSearch(board, criteria, locale);
  const { total, ids } = await search.ask({ facets: [], skip: 0, limit: maxOfSource });
  return { reason, ids: ids.slice(0, total) };
}
