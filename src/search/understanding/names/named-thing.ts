import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import type { CompanyGroup } from './company-names.ts';
import type { NamedPlace } from './place-names.ts';

/** Some words of a text: `from` is the first token, `to` is the token after the last. */
export type Span = { readonly from: number; readonly to: number };

/** Tells if two spans have a word in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Words that name places or companies. */
export type NamedThing = Span & {
  readonly places: readonly NamedPlace[];
  readonly companies: readonly number[];
  /** The group to which the name belongs, if the group has no company on the board; otherwise null. */
  readonly absent: CompanyGroup | null;
  /** True if the words are also common words. */
  readonly isDoubtful: boolean;
};

/** Words that name options of criteria other than places and companies. */
export type NamedOptions = Span & {
  readonly asks: readonly ActiveCriterion[];
  /** True if the words may describe the candidate. */
  readonly isOfOneself: boolean;
};
