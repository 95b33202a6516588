import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import type { CompanyGroup } from './company-names.ts';
import type { NamedPlace } from './place-names.ts';

/** Some words of a text: `from` is the first token, `to` the token after the last. */
export type Span = { readonly from: number; readonly to: number };

/** Tells if two spans share a word. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Words that name places or companies. */
export type NamedThing = Span & {
  readonly places: readonly NamedPlace[];
  readonly companies: readonly number[];
  /** Set if the name belongs to a group without any company on the board. */
  readonly absent: CompanyGroup | null;
  /** True if the words are also common words. */
  readonly isDoubtful: boolean;
};

/** Words that name options of other criteria than places and companies. */
export type NamedOptions = Span & {
  readonly asks: readonly ActiveCriterion[];
  /** True if the words may describe the candidate. */
  readonly isOfOneself: boolean;
};
