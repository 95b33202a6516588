import {
  birthday,
  chart,
  doors,
  fourWays,
  landing,
  notebook,
  press,
  talks,
  trades,
  umbrella,
} from './motifs/compositions.ts';
import { banknote, bell, buildings, clock, handbook, health, signpost, speech } from './motifs/life.ts';
import { calendarMotif, checklist, coins, envelopeMotif, seal, shield } from './motifs/papers.ts';
import {
  balance,
  bellLetter,
  box,
  departuresBoard,
  discs,
  guidebook,
  lettersMotif,
  openedLetter,
  plugs,
  priceTag,
  spiralKey,
} from './motifs/tidings.ts';
import { boardingPass, compass, globe, house, passport, pin, plane, suitcase } from './motifs/travel.ts';

/** The things that pictures show. */
const things = {
  balance,
  banknote,
  bell,
  bellLetter,
  birthday,
  boardingPass,
  box,
  buildings,
  calendar: calendarMotif,
  chart,
  checklist,
  clock,
  coins,
  compass,
  departuresBoard,
  discs,
  doors,
  envelope: envelopeMotif,
  fourWays,
  globe,
  guidebook,
  handbook,
  health,
  house,
  landing,
  letters: lettersMotif,
  notebook,
  openedLetter,
  passport,
  pin,
  plane,
  plugs,
  press,
  priceTag,
  seal,
  shield,
  signpost,
  speech,
  spiralKey,
  suitcase,
  talks,
  trades,
  umbrella,
};

export type Thing = keyof typeof things;

export function thing(name: Thing): string {
  return things[name];
}
