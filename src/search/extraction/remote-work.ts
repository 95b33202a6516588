import { fold } from '#search/text/fold.ts';

/** Words that offer work from home. */
const offers =
  /\b(?:teletravail|home ?-?office|work(?:ing)? from home|full remote|remote work(?:ing)?(?: policy)?|remote possible|hybrid (?:work|mode|model|policy|set ?-?up|position|role)[a-z]*|(?:mode|travail|rythme|organisation|poste) hybride|(?:jours?|days?)(?: a| per)?(?: week| semaine)? (?:de teletravail|remote)|remote days?)\b/g;

/** Words before or behind them that take the offer back. */
const refusals =
  /\b(?:pas de|pas d'|n'est pas|sans|aucun|non|ni|impossible|no|not|without|never|neither|excluded|exclu|100 ?% (?:presentiel|on-?site))\b/;
const reach = 24;

/** Reads if an offer allows work from home. @returns the words that say so, or null */
export function readRemoteWork(...texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const folded = fold((text ?? '').normalize('NFC'));
    for (const { 0: match, index } of folded.matchAll(offers)) {
      const around = folded.slice(Math.max(0, index - reach), index + match.length + reach);
      if (!refusals.test(around)) return match;
    }
  }
  return null;
}
