import { missionTypes } from '#reference/mission-types.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { optionNames } from '#search/vocabulary/criterion-names.ts';
import { isWishWordOrNumber } from '#search/text/wish-words.ts';
import { durationsNamed } from './durations-named.ts';
import { type NamedOptions, overlap, type Span } from './named-thing.ts';
import { beginsNegator } from './negators.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, treeOf, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

const tree = treeOf(optionNames.map(({ names }, at) => ({ id: String(at), equal: names })));

/**
 * Finds the options that a text names, except places and companies; long names are taken before short names.
 * Words inside the longer name of a trade are no options («remote sensing»).
 */
export function optionsNamed(tokens: readonly Token[], vocabulary: Vocabulary): readonly NamedOptions[] {
  const trades = namesIn(tokens, vocabulary.names).filter((trade) => lengthOf(trade) > 1);
  const named = [...durationsNamed(tokens), ...byTheirNames(tokens)].toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return named.filter(
    (one, at) =>
      !trades.some((trade) => lengthOf(trade) > lengthOf(one) && overlap(trade, one)) &&
      !named.slice(0, at).some((other) => overlap(other, one)),
  );
}

function byTheirNames(tokens: readonly Token[]): readonly NamedOptions[] {
  return namesIn(tokens, tree).map(({ ids, from, to }) => {
    const options = ids.flatMap((id) => optionNames[Number(id)] ?? []);
    return { from, to, asks: options.map(({ asks }) => asks), isOfOneself: options.some((one) => one.isOfOneself) };
  });
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/** A word of a text that names a mission type. */
type NamedType = { readonly token: Token; readonly asks: ActiveCriterion };

/**
 * Reads a mission type if the text has no other words: «VIA», «offres VIE». Next to other words the type is
 * ignored, because nearly every offer is a V.I.E. There are two types, so «sans VIE» asks for the other.
 */
export function missionTypesNamed(tokens: readonly Token[]): readonly NamedType[] {
  const named = missionTypes.flatMap(({ code, id }): NamedType[] => {
    const at = tokens.findIndex(({ word }) => word.folded === code);
    const token = tokens[at];
    if (token === undefined) return [];
    const isNegated = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => beginsNegator(word.folded));
    const asked = isNegated ? missionTypes.filter((other) => other.id !== id) : [{ id }];
    return asked.map((one) => ({ token, asks: { name: 'missionTypes', option: one.id } }));
  });
  const codes = new Set(named.map(({ token }) => token.word.folded));
  const isAlone = tokens.every(
    ({ speaks, word }) => !speaks || codes.has(word.folded) || isWishWordOrNumber(word.folded),
  );
  return isAlone ? named : [];
}
