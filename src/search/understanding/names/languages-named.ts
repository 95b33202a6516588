import { spokenLanguages } from '#reference/languages.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, treeOf } from '#search/text/vocabulary-matcher.ts';
import type { Span } from './named-thing.ts';

/** Words that name a language, by its ISO 639-1 code. */
export type NamedLanguage = Span & { readonly id: string };

const tree = treeOf(
  spokenLanguages.map(({ id, fr, en, otherFr = [], otherEn = [] }) => ({
    id,
    equal: [fr, en, ...otherFr, ...otherEn],
  })),
);

/**
 * Finds the names of languages in a text. Only exclusions read them: elsewhere they are searched as
 * words.
 */
export function languagesNamed(tokens: readonly Token[]): readonly NamedLanguage[] {
  return namesIn(tokens, tree).flatMap(({ ids: [id], from, to }) => (id === undefined ? [] : [{ id, from, to }]));
}
