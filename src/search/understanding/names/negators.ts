import type { Token } from '#search/text/tokens.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';
import type { Span } from './named-thing.ts';

/** What a negator may exclude: a place only, a known name only, or anything. */
type Reach = 'places' | 'names' | 'anything';
type Negator = Span & {
  readonly reach: Reach;
  /** True for words that negate a verb: other words may stand between them and what they exclude. */
  readonly isOfVerb: boolean;
};

const [ofVerbs, ofNouns, ofNames, ofPlaces] = [
  ['pas', 'not', 'don', 'doesn', 'isn', 'aren', 'cannot'],
  `sans, sauf, hors, hormis, excepté, en dehors, exception de, ni, without, except, excluding, exception of, nor,
  other than, apart from, anything but, everything but`.split(/,\s+/),
  ['no', 'non'],
  ['outside', 'anywhere but', 'everywhere but', 'partout sauf'],
];

/** Words that exclude what follows them, as folded words; longer ones come first. */
const negators = [
  ...ofVerbs.map((words) => ({ words, reach: 'anything' as const, isOfVerb: true })),
  ...ofNouns.map((words) => ({ words, reach: 'anything' as const, isOfVerb: false })),
  ...ofNames.map((words) => ({ words, reach: 'names' as const, isOfVerb: false })),
  ...ofPlaces.map((words) => ({ words, reach: 'places' as const, isOfVerb: false })),
]
  .map(({ words, ...negator }) => ({ words: words.replace('é', 'e').split(' '), ...negator }))
  .toSorted((a, b) => b.words.length - a.words.length);

const firstWords: ReadonlySet<string> = new Set(negators.map(({ words: [first = ''] }) => first));

/** Tells if a folded word begins a negator. */
export function beginsNegator(folded: string): boolean {
  return firstWords.has(folded);
}

/** Words after which a negator excludes nothing: «pas loin de», "not only in", «sans doute». */
const softening: ReadonlySet<string> = new Set(
  `loin far seulement only just juste forcement necessairement necessarily exclusivement exclusively uniquement simplement simply
  merely trop too que mal bad sure mind encore yet doute doubt grave limite limites limit limits cher certain certaine`.split(
    /\s+/,
  ),
);
/** Words before a negator that make it a wish: «pourquoi pas le Japon». */
const asking: ReadonlySet<string> = new Set(['pourquoi', 'why']);
const joining: ReadonlySet<string> = new Set(['et', 'ou', 'mais', 'and', 'or', 'but']);

/**
 * Finds the words that exclude what follows them. Names that begin with such a word exclude nothing («no
 * code», «outside sales»), and neither do parts of a word («sans-abri», «not-for-profit»).
 */
export function negatorsIn(tokens: readonly Token[], text: string, { names }: Vocabulary): readonly Negator[] {
  // Most texts exclude nothing, and need no names.
  if (!tokens.some(({ word }) => firstWords.has(word.folded))) return [];
  const named = new Set(namesIn(tokens, names).flatMap(({ from, to }) => (to - from > 1 ? [from] : [])));
  const found: Negator[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const negator = named.has(at) ? undefined : negators.find(({ words }) => standAt(tokens, at, words));
    if (negator === undefined) continue;
    const to = at + negator.words.length;
    if (
      isHyphenated(tokens[to - 1], text) ||
      asking.has(foldedAt(tokens, at - 1)) ||
      softening.has(foldedAt(tokens, to))
    )
      continue;
    const from = joining.has(foldedAt(tokens, at - 1)) && tokens[at]?.apart === false ? at - 1 : at;
    found.push({ from, to, reach: negator.reach, isOfVerb: negator.isOfVerb });
    at = to - 1;
  }
  return found;
}

function standAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => foldedAt(tokens, at + index) === word);
}

function isHyphenated(last: Token | undefined, text: string): boolean {
  return last !== undefined && /^[-‐‑]\S/.test(text.slice(last.end, last.end + 2));
}

export function foldedAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word.folded ?? '';
}
