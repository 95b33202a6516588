import type { Tone } from './picture.ts';
import type { Thing } from './things.ts';

/** Icons of key figures and practical information: name → drawing. */
export const figures: Readonly<Record<string, Thing>> = {
  age: 'birthday',
  allowance: 'coins',
  capital: 'pin',
  countries: 'globe',
  cover: 'umbrella',
  currency: 'banknote',
  duration: 'calendar',
  health: 'health',
  housing: 'house',
  languages: 'speech',
  partner: 'signpost',
  time: 'clock',
  visa: 'passport',
};

/** Pictures of the navigation. */
export const navigation: Readonly<Record<string, Thing>> = {
  companies: 'buildings',
  destinations: 'globe',
  guide: 'notebook',
  offers: 'boardingPass',
  professions: 'trades',
};

export type PicturedScene = { readonly shows: Thing; readonly ground: Tone };

/** Banners of pages. */
export const pages: Readonly<Record<string, PicturedScene>> = {
  about: { shows: 'press', ground: 'amberWash' },
  accessibility: { shows: 'signpost', ground: 'seaWash' },
  'after-the-mission': { shows: 'landing', ground: 'amberWash' },
  allowances: { shows: 'coins', ground: 'amberWash' },
  'before-leaving': { shows: 'suitcase', ground: 'coralWash' },
  companies: { shows: 'buildings', ground: 'skyWash' },
  contact: { shows: 'envelope', ground: 'coralWash' },
  destinations: { shows: 'compass', ground: 'skyWash' },
  eligibility: { shows: 'passport', ground: 'seaWash' },
  legal: { shows: 'seal', ground: 'paperSunk' },
  notifications: { shows: 'bell', ground: 'amberWash' },
  organisations: { shows: 'fourWays', ground: 'coralWash' },
  'practical-information': { shows: 'chart', ground: 'skyWash' },
  privacy: { shows: 'shield', ground: 'skyWash' },
  questions: { shows: 'handbook', ground: 'seaWash' },
  'social-protection': { shows: 'umbrella', ground: 'coralWash' },
  testimonials: { shows: 'talks', ground: 'amberWash' },
  'vie-or-via': { shows: 'doors', ground: 'seaWash' },
};

/** A scene of a news item: a stamp, a postmark, a globe, or the outline of a country by its ISO code. */
export type NewsPicture = PicturedScene & { readonly as: 'stamp' | 'postmark' | 'globe' | 'GB' | 'IT' | 'JP' };

/** Pictures of news. */
export const news: Readonly<Record<string, NewsPicture>> = {
  'alerts-at-your-pace': { shows: 'bellLetter', ground: 'amberWash', as: 'postmark' },
  'ask-by-program': { shows: 'plugs', ground: 'skyWash', as: 'globe' },
  'closing-dates': { shows: 'calendar', ground: 'seaWash', as: 'stamp' },
  'comparing-favourites': { shows: 'balance', ground: 'coralWash', as: 'IT' },
  'dated-allowances': { shows: 'priceTag', ground: 'amberWash', as: 'stamp' },
  'departures-board': { shows: 'departuresBoard', ground: 'seaWash', as: 'GB' },
  'map-of-offers': { shows: 'discs', ground: 'skyWash', as: 'globe' },
  'search-that-reads': { shows: 'letters', ground: 'coralWash', as: 'postmark' },
  'sign-in-with-a-passkey': { shows: 'spiralKey', ground: 'skyWash', as: 'stamp' },
  'take-your-data-along': { shows: 'box', ground: 'amberWash', as: 'globe' },
  'the-guide-is-here': { shows: 'guidebook', ground: 'seaWash', as: 'JP' },
  'who-opened-it': { shows: 'openedLetter', ground: 'coralWash', as: 'stamp' },
};
