import type { Reference } from '#reference/read-reference.ts';
import { insideZones } from './country-needs-continent.ts';
import { criterionNames, criterionOf } from './criteria.ts';
import type { CriterionName, OfferCriteria, Options } from './criteria.ts';

/** One option of one criterion in use, as the removable tags show them. */
export type ActiveCriterion = { readonly name: CriterionName; readonly option: Options[CriterionName] };

/** Every option that narrows the search, in the order of its address. */
export function activeCriteria(criteria: OfferCriteria): ActiveCriterion[] {
  return criterionNames.flatMap((name) => chosenOf(name, criteria).map((option) => ({ name, option })));
}

/** The options in use of one criterion. */
export function chosenOf<N extends CriterionName>(name: N, criteria: Pick<OfferCriteria, N>): readonly Options[N][] {
  return criterionOf(name).chosen(criteria[name]);
}

/** The criteria with one option more, from their first page. */
export function withCriterion<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
): OfferCriteria {
  return { ...criteria, [name]: criterionOf(name).with(criteria[name], option), page: 1 };
}

/** The criteria without one option, from their first page; a zone takes its countries along. */
export function withoutCriterion<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
  known: Reference,
): OfferCriteria {
  return insideZones(withoutOption(criteria, name, option), known);
}

/** The criteria without one option, from their first page, and nothing else of them. */
export function withoutOption<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
): OfferCriteria {
  return { ...criteria, [name]: criterionOf(name).without(criteria[name], option), page: 1 };
}
