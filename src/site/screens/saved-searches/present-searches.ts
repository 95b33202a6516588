import type { MySearch } from '#board/saved-searches/my-searches.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import { type CriterionTag, presentTags, searchOf } from '#search/naming/criterion-tags.ts';

/** A saved search as its pages show it. */
export type ShownSearch = Omit<MySearch, 'criteria' | 'feedKey'> & {
  /** Query string of the search. */
  readonly search: string;
  readonly tags: readonly CriterionTag[];
};

export function presentSavedSearch(
  { criteria, feedKey: _secret, ...search }: MySearch,
  reference: Reference,
  locale: Locale,
): ShownSearch {
  return { ...search, search: searchOf(criteria), tags: presentTags({ criteria, reference, locale }) };
}
