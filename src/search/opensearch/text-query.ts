import { bonusShare, k1, maxOfNeighbours, nearShare, wholeTitle } from '#search/index/score-constants.ts';
import { enoughOf, rarityOf, isOwn, isPair, mentionedOf, minTold, neededOf } from '#search/index/plan-text.ts';
import type { Clause, TextQuery, WeightedTerm } from '#search/text/text-query.ts';
import { featureOf } from './feature-name.ts';
import { all, type Query, scored, sumOf } from './query-terms.ts';

/** Numbers of offers by which the rarity of a term is computed. */
export type TermCounts = {
  /** Number of all offers. */
  readonly size: number;
  /** Number of offers with a term. */
  readonly of: (term: string) => number;
};

/** A text as queries. The main set has enough of the concepts, the near matches have fewer. */
export type TextQueries = { readonly main: Query; readonly near: Query };

/**
 * One score holds two numbers: the found half concepts, each counted as this much, and the sum of the
 * concepts' scores, which is below it. With at most 16 halves a score of 32 bits still tells sums apart that
 * differ by a thousandth.
 */
const half = 512;

/**
 * Translates a text. The scores are those of `score-text.ts`: OpenSearch adds up the weights of terms, and
 * scripts of a line saturate the sums, so that both indexes rank alike.
 */
export function textQueries({ clauses, bonuses, excluded }: TextQuery, counts: TermCounts): TextQueries | null {
  if (clauses.length === 0) return null;
  const pairs = bonuses.filter(isPair);
  const others = bonuses.filter((clause) => !isPair(clause));
  const halves = {
    bool: {
      must: [sumOf(clauses.map((clause) => concept(clause, counts)))],
      should: others.map((clause) => bonus(clause, counts)),
      must_not: termsOf(excluded),
    },
  };
  const needed = neededOf(clauses.length);
  const params = { half, needed, asked: 2 * clauses.length };
  return {
    main: withWholeTitle(scored(halves, { source: covered('found >= params.needed'), params, least: tiny }), pairs),
    near: withWholeTitle(scored(halves, { source: covered('found < params.needed'), params, least: tiny }), pairs),
  };
}

/** Filters that exclude the offers with one of these terms. */
export function termsOf(excluded: TextQuery['excluded']): Query[] {
  return excluded.flat().map((term) => hasTerm(term));
}

export function hasTerm(term: string, name?: string): Query {
  return {
    rank_feature: { field: `terms.${featureOf(term)}`, linear: {}, ...(name !== undefined && { _name: name }) },
  };
}

// Every found offer scores more; a script returns 0 for the others.
const tiny = 1e-9;

/** Splits a score into its two numbers, and multiplies the sum by the square of the found share. */
const covered = (condition: string) =>
  `int found = (int) (_score / params.half); double share = (double) found / params.asked; ` +
  `return ${condition} ? Math.max(${tiny}, (_score - found * params.half) * share * share) : 0;`;

/** A title that contains the typed words side by side counts more. */
function withWholeTitle(query: Query, pairs: readonly Clause[]): Query {
  if (pairs.length === 0) return query;
  const whole = all(pairs.map(({ terms }) => sumOf(terms.map(({ term }) => hasTerm(term)))));
  return {
    function_score: {
      query,
      functions: [{ filter: whole, weight: wholeTitle }],
      score_mode: 'first',
      boost_mode: 'multiply',
    },
  };
}

/** The weights of some terms, added up. */
function weightOf(terms: readonly WeightedTerm[]): Query {
  return sumOf(
    terms.map(({ term, weight }) => ({
      rank_feature: { field: `terms.${featureOf(term)}`, linear: {}, boost: weight },
    })),
  );
}

function atLeast(query: Query, least: number): Query {
  return least <= 0 ? query : scored(query, { source: '_score', least });
}

/** The limited score of all neighbours together. */
function besides(neighbours: readonly WeightedTerm[], share: number): Query[] {
  if (neighbours.length === 0) return [];
  const params = { most: maxOfNeighbours, share };
  return [
    scored(weightOf(neighbours), { source: 'params.share * params.most * _score / (params.most + _score)', params }),
  ];
}

/** A concept: found in full if its own terms weigh enough, otherwise by half if it is mentioned. */
function concept(clause: Clause, counts: TermCounts): Query {
  const [own, neighbours] = [clause.terms.filter(isOwn), clause.terms.filter((term) => !isOwn(term))];
  const idf = rarityIn(counts, own, neighbours);
  const enough = enoughOf(clause);
  const found =
    own.length === 0 ? [] : [{ bool: { must: [atLeast(weightOf(own), enough)], should: besides(neighbours, 1) } }];
  const ownWeight = own.length === 0 ? [] : [weightOf(own)];
  const told = atLeast(sumOf([...ownWeight, ...besides(neighbours, 1)]), minTold);
  const mentioned = mentionedOf(clause) > 0 ? told : sumOf([told, ...ownWeight]);
  const isWhole = enough <= 0 && neighbours.length === 0;
  const beside = { bool: { filter: [mentioned], should: [...ownWeight, ...besides(neighbours, nearShare)] } };
  return {
    dis_max: {
      queries: [
        ...found.map((query) => saturated(query, idf, 2 * half, 1)),
        ...(isWhole ? [] : [saturated(beside, idf, half, 1)]),
      ],
    },
  };
}

/** The rarity of the own terms, or of the neighbours if no offer has one of the own terms. */
function rarityIn({ of, size }: TermCounts, own: readonly WeightedTerm[], neighbours: readonly WeightedTerm[]): number {
  const frequencies = own.map(({ term }) => of(term)).filter((offers) => offers > 0);
  return rarityOf(frequencies.length > 0 ? frequencies : neighbours.map(({ term }) => of(term)), size);
}

function bonus({ terms }: Clause, counts: TermCounts): Query {
  return saturated(weightOf(terms), rarityIn(counts, terms, []), 0, bonusShare);
}

function saturated(query: Query, idf: number, base: number, share: number): Query {
  const params = { base, factor: share * idf * (k1 + 1), k1 };
  return scored(query, { source: 'params.base + params.factor * _score / (params.k1 + _score)', params });
}
