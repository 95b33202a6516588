import { diffComm } from 'node-diff3';
import { areComparable, tokenSizes } from '../../merge/tokens.ts';

/** A piece of a text: in both versions, or in one of them. */
export type Part = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Limit of characters of a text that is compared by words. A longer text is shown as replaced. */
const longest = 200_000;
/** Words around a change that are shown. */
const context = 12;

/** Compares two texts word by word. Long passages that are the same are left out. */
export function wordDifference(before: string, after: string): readonly Part[] {
  if (before.length + after.length <= longest)
    for (const size of tokenSizes) {
      const parts = compare(before.match(size) ?? [], after.match(size) ?? []);
      if (parts !== null) return shortened(parts);
    }
  const whole = [{ kind: 'removed', text: before } as const, { kind: 'added', text: after } as const];
  return whole.filter(({ text }) => text !== '');
}

type Tokens = readonly string[];
type Pieces = readonly { readonly kind: Part['kind']; readonly tokens: Tokens }[];

/** Null if the lists are too long to compare. */
function compare(before: Tokens, after: Tokens): Pieces | null {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, young] = [before, after].map((tokens) => tokens.slice(start, tokens.length - end));
  if (old === undefined || young === undefined || !areComparable(old, young)) return null;
  const changed = diffComm([...old], [...young]).flatMap(({ common = [], buffer1 = [], buffer2 = [] }): Pieces => [
    { kind: 'same', tokens: common },
    { kind: 'removed', tokens: buffer1 },
    { kind: 'added', tokens: buffer2 },
  ]);
  return [
    { kind: 'same', tokens: before.slice(0, start) },
    ...changed,
    { kind: 'same', tokens: before.slice(before.length - end) },
  ];
}

function shortened(pieces: Pieces): readonly Part[] {
  return pieces.flatMap(({ kind, tokens }, index) => {
    if (tokens.length === 0) return [];
    const isLong = kind === 'same' && tokens.length > 2 * context;
    if (!isLong) return [{ kind, text: tokens.join('') }];
    const head = index === 0 ? [] : tokens.slice(0, context);
    const tail = index === pieces.length - 1 ? [] : tokens.slice(-context);
    return [{ kind, text: `${head.join('')}… ${tail.join('')}` }];
  });
}
