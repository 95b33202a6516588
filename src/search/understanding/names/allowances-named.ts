import type { Token } from '#search/text/tokens.ts';
import type { NamedOptions } from './named-thing.ts';
import { beginOf, spanWithin } from './spans.ts';

/** A sum: «2000 euros», «2 000 €», "€2,000", and what it is paid for: «par mois», "a year". */
const amount = String.raw`\d{1,3}[\s.,]\d{3}|\d{3,5}`;
const sum = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(${amount})(?:[.,]\d{2})?\s?(?:€|euros?(?!\p{L})|eur(?!\p{L}))|(?:€|eur)\s?(${amount})(?![\p{N}]))` +
    String.raw`(?:\s?(?:\/|par|per|a|net|nets|brut|bruts|gross)?\s?(mois|month|mensuels?|monthly|an|ans|annee|année|year|annuels?|jour|day|heure|hour)(?!\p{L}))?`,
  'giu',
);
const monthly = /^(?:mois|month|mensuels?|monthly)$/iu;

/** Sums below and above are no monthly allowances: a mission pays between these. */
const [least, most] = [500, 9999];

/**
 * Reads the wished monthly allowance, a minimum: «2 000 €», "at least 2000 euros a month". Upper limits and
 * sums of a year are ignored.
 * @param text the text of the tokens
 */
export function allowancesNamed(tokens: readonly Token[], text: string): readonly NamedOptions[] {
  if (!/€|eur/iu.test(text)) return [];
  return Array.from(text.matchAll(sum)).flatMap((found) => {
    const [whole, behind, before, paidFor] = found;
    const euros = Number((behind ?? before ?? '').replaceAll(/[\s.,]/gu, ''));
    const span = spanWithin(tokens, found.index, found.index + whole.length);
    if (span === null || euros < least || euros > most) return [];
    if ((paidFor !== undefined && !monthly.test(paidFor)) || isUpperLimit(tokens, span.from)) return [];
    const from = beginOf(tokens, span.from, leading);
    return [{ from, to: span.to, asks: [{ name: 'allowance' as const, option: euros }], isOfOneself: false }];
  });
}

const leading: ReadonlySet<string> = new Set(
  `au moins minimum min plus de at least more than over from a partir indemnite indemnites salaire remuneration salary allowance
  paye payee paid remunere remuneree`.split(/\s+/),
);
const limiting: ReadonlySet<string> = new Set('max maximum jusqu under below moins less up'.split(' '));

/** Tells if the words before a sum make it the most that somebody wants: «moins de 2000 euros». */
function isUpperLimit(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word.folded);
  return words.some((word, at) => limiting.has(word) && !(word === 'moins' && words[at - 1] === 'au'));
}
