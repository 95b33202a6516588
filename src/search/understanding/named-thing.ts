import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import type { CompanyGroup } from './company-names.ts';
import type { NamedPlace } from './place-names.ts';

/** Some words of a text: the tokens from `from` up to, not including, `to`. */
export type Span = { readonly from: number; readonly to: number };

/** Whether two spans share a word. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Words that name places or companies. */
export type NamedThing = Span & {
  readonly places: readonly NamedPlace[];
  readonly companies: readonly number[];
  /** A group of which no company is on the board. */
  readonly absent: CompanyGroup | null;
  /** The words mean something else too. */
  readonly isDoubtful: boolean;
};

/** Words that name options of other criteria. */
export type NamedOptions = Span & {
  readonly asks: readonly ActiveCriterion[];
  /** They may say something of whoever asks. */
  readonly isOfOneself: boolean;
};
