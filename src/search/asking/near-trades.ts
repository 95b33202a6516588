import type { Locale } from '#words/locale.ts';
import { wordLanguage } from '#search/spelling/word-language.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';
import type { ConceptEntry } from '#search/vocabulary/entry.ts';

/**
 * Lists trades near the trade in the text, one name for each trade, in the language of the page if possible.
 * A text that contains more than a trade gets none, because a search for another trade would drop the rest of
 * the text.
 */
export function nearTrades(
  { clauses, excluded, phrases }: TextQuery,
  { entries }: Vocabulary,
  locale: Locale,
): readonly string[] {
  const [only, ...others] = clauses;
  if (only === undefined || others.length + excluded.length + phrases.length > 0) return [];
  const [entry] = only.terms.flatMap(({ term }) => (term.startsWith('#') ? (entries.get(term.slice(1)) ?? []) : []));
  const near = (entry?.near ?? []).flatMap((id) => entries.get(id) ?? []);
  const trades = near.filter(({ isTool }) => isTool !== true);
  return trades.map((trade) => tradeName(trade, locale));
}

/**
 * Picks the name of a trade in the language of the page. French names are listed first, but some of them do
 * not look French.
 */
export function tradeName({ equal }: ConceptEntry, locale: Locale): string {
  return equal.find((name) => isOfPage[locale](wordLanguage(name))) ?? equal[0] ?? '';
}

/**
 * For each language of the page, tells if a name suits readers of this language. `looks` is the language that
 * the name looks like; a name that looks like neither language counts as French.
 */
const isOfPage: Readonly<Record<Locale, (looks: Locale | null) => boolean>> = {
  fr: (looks) => looks !== 'en',
  en: (looks) => looks === 'en',
};
