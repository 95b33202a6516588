import { missionTypes } from '#board/reference/mission-types.ts';
import { asksForNothing } from './asking-words.ts';
import type { Token } from './tokens.ts';

/**
 * The mission types that a text names where it asks for nothing else: «VIA», «offres VIE». Beside a trade the
 * word says nothing, for nearly every offer is a V.I.E.
 */
export function missionTypesIn(tokens: readonly Token[]): readonly number[] {
  const named = missionTypes.filter(({ code }) => tokens.some(({ word }) => word.folded === code));
  const codes: ReadonlySet<string> = new Set(named.map(({ code }) => code));
  const isAlone = tokens.every(({ speaks, word }) => !speaks || codes.has(word.folded) || asksForNothing(word.folded));
  return isAlone ? named.map(({ id }) => id) : [];
}
