import { missionTypes } from '#reference/mission-types.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { optionNames } from '#search/vocabulary/criterion-names.ts';
import type { TextRange } from './left-text.ts';

/** Words of a text that select options of a criterion, with their place in the text. */
export type OptionPiece = TextRange & { readonly asks: readonly ActiveCriterion[] };

/** The phrases by which the text of an offer may mention what is quoted in a query. */
export type Mentions = ReadonlyMap<string, readonly string[]>;

/** How texts write the types of mission. «via» is also a common word, so it is not among them. */
const namesOfTypes: Readonly<Record<(typeof missionTypes)[number]['code'], readonly string[]>> = {
  vie: ['V.I.E.', 'volontariat international en entreprise', 'volontaire international en entreprise'],
  via: ['V.I.A.', 'volontariat international en administration', 'volontaire international en administration'],
};

/** Returns the phrases by which the text of an offer may mention an option that was typed in these words. */
export function mentionsOf({ asks }: Pick<OptionPiece, 'asks'>, typed: string): readonly string[] {
  const types = missionTypes.filter(({ id }) => asks.some((one) => one.name === 'missionTypes' && one.option === id));
  if (types.length > 0) return types.flatMap(({ code }) => namesOfTypes[code]);
  const named = optionNames.filter((one) => asks.some((ask) => isSame(ask, one.asks)));
  return [...new Set([typed, ...monthsIn(typed), ...named.flatMap(({ names }) => names)])];
}

function isSame(a: ActiveCriterion, b: ActiveCriterion): boolean {
  return a.name === b.name && a.option === b.option;
}

/** A number of months is written alike in both languages: «6 mois», "6 months", "6-month". */
function monthsIn(typed: string): readonly string[] {
  const months = /^(\d{1,2})\s?(?:mois|months?)$/i.exec(typed)?.[1];
  return months === undefined ? [] : [`${months} mois`, `${months} months`, `${months} month`];
}
