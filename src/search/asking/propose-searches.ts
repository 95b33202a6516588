import type { Reference } from '#reference/read-reference.ts';
import { type CriterionChoice, choicesOf, widerChoice, withoutChoice } from './choices.ts';
import type { CriterionName, OfferCriteria } from '#search/criteria/criteria.ts';

/**
 * Another search that finds offers. Its kind is what it changes: it drops one choice (`without`) or several
 * (`fewer`), widens a place (`around`), or searches for a near trade. For a company without offers, it
 * searches for another company or for the company's field.
 */
export type Proposal = {
  readonly kind: 'without' | 'around' | 'trade' | 'fewer' | 'company' | 'field';
  /** The choice that is removed or replaced; null for the other kinds. */
  readonly choice: CriterionChoice | null;
  readonly criteria: OfferCriteria;
  readonly total: number;
};

/** Importance of each criterion for the candidate. The least important is removed first, the text last. */
const importance = {
  environmental: 0,
  remoteWork: 1,
  excludedConditions: 2,
  excludedStudyLevels: 3,
  companySizes: 4,
  studyLevels: 5,
  excludedCompanies: 6,
  allowance: 7,
  languages: 8,
  start: 9,
  durations: 10,
  missionTypes: 11,
  sectors: 12,
  excludedPlaces: 13,
  cities: 14,
  companies: 15,
  countries: 16,
  excludedLanguages: 17,
  specializations: 18,
  zones: 19,
  query: 20,
} as const satisfies { readonly [N in CriterionName]: number };

const maxProposals = 4;
/** Limit of near trades that are tried, because each of them takes one more search. */
const maxTrades = 6;
/**
 * Limit of near trades that are shown, because the proposals without the text or around a place need room.
 */
const maxTradesShown = 2;

export type TotalOf = (criteria: OfferCriteria) => Promise<number>;

type Asked = {
  readonly criteria: OfferCriteria;
  readonly reference: Reference;
  /** Returns the number of offers that a search with other criteria finds. */
  readonly totalOf: TotalOf;
  /** Names of trades near the trade in the text, the nearest first. */
  readonly trades: readonly string[];
};

/**
 * Proposes searches that find offers, for a search that finds none. First come wider places, then the search
 * without each choice, the least important first, then near trades, and last the search without the text. If
 * none of these finds an offer, choices are removed one after another until one does.
 */
export async function proposeSearches(asked: Asked): Promise<Proposal[]> {
  const choices = choicesOf(asked.criteria, asked.reference).toSorted((a, b) => importanceOf(a) - importanceOf(b));
  const [texts, others] = [choices.filter(isText), choices.filter((choice) => !isText(choice))];
  const proposed = await Promise.all([
    ...others.flatMap((choice) => [around(choice, asked), without(choice, asked)]),
    forTrades(asked),
    ...texts.map((choice) => without(choice, asked)),
  ]);
  const found = proposed.flat();
  return found.length > 0 ? found.slice(0, maxProposals) : leavingMore(choices, asked);
}

function importanceOf({ options: [first] }: CriterionChoice): number {
  return importance[first.name];
}

function isText({ options: [first] }: CriterionChoice): boolean {
  return first.name === 'query';
}

/** Widens a chosen place to its country or continent: to the smallest of these that finds offers. */
async function around(
  choice: CriterionChoice,
  { criteria, reference, totalOf }: Omit<Asked, 'trades'>,
): Promise<Proposal[]> {
  const wider = widerChoice(choice, reference);
  if (wider === null) return [];
  const others = wider.in(criteria);
  const total = await totalOf(others);
  const proposal: Proposal = { kind: 'around', choice: wider.choice, criteria: others, total };
  return total > 0 ? [proposal] : around(wider.choice, { criteria: others, reference, totalOf });
}

async function without(choice: CriterionChoice, { criteria, reference, totalOf }: Asked): Promise<Proposal[]> {
  const others = withoutChoice(criteria, choice, reference);
  const total = await totalOf(others);
  return total > 0 ? [{ kind: 'without', choice, criteria: others, total }] : [];
}

async function forTrades({ criteria, trades, totalOf }: Asked): Promise<Proposal[]> {
  const tried = trades.slice(0, maxTrades).map(async (query): Promise<Proposal> => {
    const others = { ...criteria, query, page: 1 };
    return { kind: 'trade', choice: null, criteria: others, total: await totalOf(others) };
  });
  return (await Promise.all(tried)).filter(({ total }) => total > 0).slice(0, maxTradesShown);
}

async function leavingMore(
  choices: readonly CriterionChoice[],
  { criteria, reference, totalOf }: Asked,
): Promise<Proposal[]> {
  let others = criteria;
  for (const choice of choices) {
    others = withoutChoice(others, choice, reference);
    const total = await totalOf(others);
    if (total > 0) return [{ kind: 'fewer', choice: null, criteria: others, total }];
  }
  return [];
}
