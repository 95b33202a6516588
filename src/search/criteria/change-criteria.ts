import type { Reference } from '#reference/read-reference.ts';
import { insideZones } from './country-needs-continent.ts';
import { criterionNames, criterionOf } from './criteria.ts';
import type { CriterionName, OfferCriteria, Options } from './criteria.ts';

/** One option that a search uses; the page shows it as a tag that can be removed. */
export type ActiveCriterion = { readonly name: CriterionName; readonly option: Options[CriterionName] };

/** Lists every option that narrows the search, in the order of its address. */
export function activeCriteria(criteria: OfferCriteria): ActiveCriterion[] {
  return criterionNames.flatMap((name) => chosenOf(name, criteria).map((option) => ({ name, option })));
}

export function chosenOf<N extends CriterionName>(name: N, criteria: Pick<OfferCriteria, N>): readonly Options[N][] {
  return criterionOf(name).chosen(criteria[name]);
}

/** Adds an option to a search and returns to its first page. */
export function withCriterion<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
): OfferCriteria {
  return { ...criteria, [name]: criterionOf(name).with(criteria[name], option), page: 1 };
}

/**
 * Removes an option from a search and returns to the first page. If the option is a zone, its countries are
 * removed too.
 */
export function withoutCriterion<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
  known: Reference,
): OfferCriteria {
  return insideZones(withoutOption(criteria, name, option), known);
}

/** Removes only this option, and returns to the first page. */
export function withoutOption<N extends CriterionName>(
  criteria: OfferCriteria,
  name: N,
  option: Options[N],
): OfferCriteria {
  return { ...criteria, [name]: criterionOf(name).without(criteria[name], option), page: 1 };
}
