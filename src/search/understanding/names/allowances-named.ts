import type { Token } from '#search/text/tokens.ts';
import type { NamedOptions } from './named-thing.ts';
import { beginOf, spanWithin } from './spans.ts';

const amount = String.raw`\d{1,3}[\s.,]\d{3}|\d{3,5}`;
/**
 * A sum: «2000 euros», «2 000 €», "€2,000". Before it may stand the lower end of a range, which is no year
 * («2000-2500 €», but not «mars 2027 à 2500 €»), and behind it what it is paid for: «net par mois», "a year".
 */
const sum = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?!20[23]\d\s?\D)(${amount})\s?(?:-|–|à|a|et|to|and)\s?)?` +
    String.raw`(?:(${amount})(?:[.,]\d{2})?\s?(?:€|euros?(?!\p{L})|eur(?!\p{L}))|(?:€|eur)\s?(${amount})(?![\p{N}]))` +
    String.raw`(?:\s?(?:nets?|bruts?|gross)(?!\p{L}))?` +
    String.raw`(?:\s?(?:\/|par|per|a)?\s?(mois|month|mensuels?|monthly|an|ans|annee|année|year|annuels?|jour|day|heure|hour)(?!\p{L}))?`,
  'giu',
);
const monthly = /^(?:mois|month|mensuels?|monthly)$/iu;

/** Sums below and above are no monthly allowances: a mission pays between these. */
const [least, most] = [500, 9999];

/**
 * Reads the wished monthly allowance, a minimum: «2 000 €», "at least 2000 euros a month". Of several sums it
 * is the least. Upper limits and sums of a year are ignored.
 * @param text the text of the tokens
 */
export function allowancesNamed(tokens: readonly Token[], text: string): readonly NamedOptions[] {
  if (!/€|eur/iu.test(text)) return [];
  // Composes the text, because the places of tokens are those in the composed text.
  const sums = Array.from(text.normalize('NFC').matchAll(sum)).flatMap((found) => {
    const [whole, lower, behind, before, paidFor] = found;
    const euros = [lower, behind ?? before].map(eurosIn).filter((one) => one >= least && one <= most);
    const span = spanWithin(tokens, found.index, found.index + whole.length);
    if (span === null || euros.length === 0) return [];
    if ((paidFor !== undefined && !monthly.test(paidFor)) || isUpperLimit(tokens, span.from)) return [];
    return [{ from: beginOf(tokens, span.from, leading), to: span.to, euros: Math.min(...euros) }];
  });
  const option = Math.min(...sums.map(({ euros }) => euros));
  return sums.map(({ from, to }) => ({ from, to, asks: [{ name: 'allowance', option }], isOfOneself: false }));
}

function eurosIn(written: string | undefined): number {
  return Number((written ?? '').replaceAll(/[\s.,]/gu, ''));
}

const leading: ReadonlySet<string> = new Set(
  `au moins minimum min plus de entre between at least more than over from a partir indemnite indemnites salaire remuneration salary
  allowance paye payee paid remunere remuneree`.split(/\s+/),
);
const limiting: ReadonlySet<string> = new Set('max maximum jusqu under below moins less up'.split(' '));

/** Tells if the words before a sum make it the most that somebody wants: «moins de 2000 euros». */
function isUpperLimit(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word.folded);
  return words.some((word, at) => limiting.has(word) && !(word === 'moins' && words[at - 1] === 'au'));
}
