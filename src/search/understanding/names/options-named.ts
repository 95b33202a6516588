import { missionTypes } from '#reference/mission-types.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { optionNames } from '#search/vocabulary/criterion-names.ts';
import { isWishWordOrNumber } from '#search/text/wish-words.ts';
import { allowancesNamed } from './allowances-named.ts';
import { durationsNamed } from './durations-named.ts';
import { type NamedOptions, overlap, type Span } from './named-thing.ts';
import { beginsNegator } from './negators.ts';
import { startsNamed } from './starts-named.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, treeOf, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

const tree = treeOf(optionNames.map(({ names }, at) => ({ id: String(at), equal: names })));

/**
 * Finds the options that a text names, except places and companies; long names are taken before short names.
 * Words inside the longer name of a trade are no options («remote sensing»).
 * @param text the text of the tokens
 */
export function optionsNamed(tokens: readonly Token[], text: string, vocabulary: Vocabulary): readonly NamedOptions[] {
  const trades = namesIn(tokens, vocabulary.names).filter((trade) => lengthOf(trade) > 1);
  const named = [
    ...allowancesNamed(tokens, text),
    ...startsNamed(tokens),
    ...durationsNamed(tokens),
    ...byTheirNames(tokens),
  ].toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return named.filter(
    (one, at) =>
      !trades.some((trade) => lengthOf(trade) > lengthOf(one) && overlap(trade, one)) &&
      !named.slice(0, at).some((other) => overlap(other, one)),
  );
}

function byTheirNames(tokens: readonly Token[]): readonly NamedOptions[] {
  return namesIn(tokens, tree)
    .filter((name) => !isOtherLicence(tokens, name))
    .map(({ ids, from, to }) => {
      const options = ids.flatMap((id) => optionNames[Number(id)] ?? []);
      return { from, to, asks: options.map(({ asks }) => asks), isOfOneself: options.some((one) => one.isOfOneself) };
    });
}

/** Words beside «licence» that make it the licence of a product or of a driver, and no study level. */
const ofProducts: ReadonlySet<string> = new Set(
  `logiciel logiciels logicielle logicielles software open source microsoft oracle sap adobe manager managers management compliance
  officer analyst specialist administrator plate fee fees agreement agreements key keys server renewal exploitation marque brand
  product driving driver conduire conduite gestion gestionnaire vente contrat contrats sous under export import`.split(
    /\s+/,
  ),
);

/** Tells if «licence» stands beside a word that makes it no study level: «licence logicielle». */
function isOtherLicence(tokens: readonly Token[], { from, to }: Span): boolean {
  if (lengthOf({ from, to }) > 1 || tokens[from]?.word.folded !== 'licence') return false;
  const isLinked = tokens[from - 1]?.speaks === false;
  const words = [tokens[from - 1], tokens[to], ...(isLinked ? [tokens[from - 2]] : [])];
  return words.some((token) => token !== undefined && ofProducts.has(token.word.folded));
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
