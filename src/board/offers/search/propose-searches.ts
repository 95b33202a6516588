import type { Reference } from '#board/reference/read-reference.ts';
import { type ActiveCriterion, activeCriteria, withoutCriterion } from './change-criteria.ts';
import type { CriterionName, OfferCriteria } from './criteria.ts';
import type { Proposal } from './search-result.ts';

/** How much of what was meant is lost with a criterion: the least is proposed first, the text last. */
const importance = {
  environmental: 0,
  remoteWork: 1,
  companySizes: 2,
  studyLevels: 3,
  languages: 4,
  start: 5,
  durations: 6,
  missionTypes: 7,
  sectors: 8,
  cities: 9,
  companies: 10,
  countries: 11,
  specializations: 12,
  zones: 13,
  query: 14,
} as const satisfies { readonly [N in CriterionName]: number };

/** A city is left for its country, a country for its continent: the search goes on around them. */
const wider: ReadonlySet<CriterionName> = new Set(['cities', 'countries']);
const mostProposals = 4;
/** Each is counted by a search of its own. */
const mostTrades = 6;

type Asked = {
  readonly criteria: OfferCriteria;
  readonly reference: Reference;
  /** How many offers other criteria would find. */
  readonly totalOf: (criteria: OfferCriteria) => number;
  /** Names of trades near that of the text, the nearest first. */
  readonly trades: readonly string[];
};

/**
 * Searches that find something, made from one that finds nothing: each without one criterion, the least
 * important first, and before the text is left, near trades; where every one of them finds nothing, criteria
 * are left one after another.
 */
export function proposeSearches(asked: Asked): Proposal[] {
  const chosen = activeCriteria(asked.criteria).toSorted((a, b) => importance[a.name] - importance[b.name]);
  const single = chosen.map((dropped) => without(asked.criteria, dropped, asked));
  const [textless, others] = [single.filter(leavesText), single.filter((one) => !leavesText(one))];
  const proposals = [...others, ...forTrades(asked), ...textless].filter(({ total }) => total > 0);
  return proposals.length > 0 ? proposals.slice(0, mostProposals) : leavingMore(chosen, asked);
}

function leavesText({ dropped }: Proposal): boolean {
  return dropped?.name === 'query';
}

function forTrades({ criteria, trades, totalOf }: Asked): Proposal[] {
  return trades.slice(0, mostTrades).map((query) => {
    const others = { ...criteria, query, page: 1 };
    return { kind: 'trade', dropped: null, criteria: others, total: totalOf(others) };
  });
}

function leavingMore(chosen: readonly ActiveCriterion[], asked: Asked): Proposal[] {
  let { criteria } = asked;
  for (const dropped of chosen) {
    const proposal = without(criteria, dropped, asked);
    if (proposal.total > 0) return [{ ...proposal, dropped: null }];
    criteria = proposal.criteria;
  }
  return [];
}

function without(criteria: OfferCriteria, dropped: ActiveCriterion, { reference, totalOf }: Asked): Proposal {
  const rest = withoutCriterion(criteria, dropped.name, dropped.option, reference);
  const kind = wider.has(dropped.name) ? 'nearby' : 'without';
  return { kind, dropped: finestOf(dropped, criteria, reference), criteria: rest, total: totalOf(rest) };
}

/** A continent takes its countries along: the country is what was asked for. */
function finestOf(dropped: ActiveCriterion, { countries }: OfferCriteria, reference: Reference): ActiveCriterion {
  const country = countries.find(
    (id) => dropped.name === 'zones' && reference.zoneOfCountry.get(id) === dropped.option,
  );
  return country === undefined ? dropped : { name: 'countries', option: country };
}
