import { type Budget, spend } from './budget.ts';
import { commonTokens, countsOf, pairsOf } from './common-tokens.ts';

export type Tokens = readonly string[];

/**
 * Both changes merged. Where they exclude each other, `mine` and `theirs` hold the tokens of one side, and
 * elsewhere the changes of both.
 */
export type Both = { readonly mine: Tokens; readonly theirs: Tokens; readonly isConflict: boolean };

/**
 * Merges three lists of tokens. Null if the budget does not suffice to compare them, or if both moved the
 * same tokens to two places, so that these would stand at both.
 */
export function mergeTokens(base: Tokens, mine: Tokens, theirs: Tokens, budget: Budget): Both | null {
  const all = [base, mine, theirs];
  const shortest = Math.min(...all.map(({ length }) => length));
  let start = 0;
  while (start < shortest && base[start] === mine[start] && base[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && base.at(-1 - end) === mine.at(-1 - end) && base.at(-1 - end) === theirs.at(-1 - end))
    end += 1;
  const [o = [], a = [], b = []] = all.map((tokens) => tokens.slice(start, tokens.length - end));
  if (!spend(budget, pairsOf(o, a) + pairsOf(o, b))) return null;
  const middle = mergeChanged(o, a, b);
  if (!middle.isConflict && hasDoubled(o, a, b, middle.mine)) return null;
  const whole = (tokens: Tokens) => [...base.slice(0, start), ...tokens, ...base.slice(base.length - end)];
  return { ...middle, mine: whole(middle.mine), theirs: whole(middle.theirs) };
}

/** Merges what stands between tokens that neither side changed (the algorithm of diff3). */
function mergeChanged(base: Tokens, mine: Tokens, theirs: Tokens): Both {
  const [inMine, inTheirs] = [commonTokens(base, mine), commonTokens(base, theirs)];
  const [my, their]: [string[], string[]] = [[], []];
  let isConflict = false;
  let [from, fromMine, fromTheirs] = [0, 0, 0];
  for (let to = 0; to <= base.length; to += 1) {
    const isEnd = to === base.length;
    const [toMine = -1, toTheirs = -1] = isEnd ? [mine.length, theirs.length] : [inMine[to], inTheirs[to]];
    if (toMine === -1 || toTheirs === -1) continue;
    const parts = [base.slice(from, to), mine.slice(fromMine, toMine), theirs.slice(fromTheirs, toTheirs)] as const;
    const part = mergePart(...parts);
    my.push(...part.mine, ...base.slice(to, to + 1));
    their.push(...part.theirs, ...base.slice(to, to + 1));
    isConflict ||= part.isConflict;
    [from, fromMine, fromTheirs] = [to + 1, toMine + 1, toTheirs + 1];
  }
  return { mine: my, theirs: their, isConflict };
}

function mergePart(base: Tokens, mine: Tokens, theirs: Tokens): Both {
  if (areEqual(mine, theirs) || areEqual(theirs, base)) return { mine, theirs: mine, isConflict: false };
  if (areEqual(mine, base)) return { mine: theirs, theirs, isConflict: false };
  return { mine, theirs, isConflict: true };
}

const areEqual = (some: Tokens, others: Tokens): boolean =>
  some.length === others.length && some.every((token, index) => token === others[index]);

/** Tells if a merge has a token more often than the changes of both sides explain. */
function hasDoubled(base: Tokens, mine: Tokens, theirs: Tokens, merged: Tokens): boolean {
  // The space behind a word or a sentence is another at the end of a text.
  const count = (tokens: Tokens) => countsOf(tokens.map((token) => token.trim()).filter((token) => token !== ''));
  const [before, my, their] = [count(base), count(mine), count(theirs)];
  return [...count(merged)].some(([token, times]) => {
    const [o, a, b] = [before.get(token) ?? 0, my.get(token) ?? 0, their.get(token) ?? 0];
    return times > Math.max(a, b, a + b - o);
  });
}
