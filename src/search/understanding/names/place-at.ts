import type { Locale } from '#words/locale.ts';
import { isCommonWord } from '#search/text/common-words.ts';
import type { Knowledge } from './knowledge.ts';
import type { NamedThing } from './named-thing.ts';
import { placesMeant } from './place-names.ts';
import { namesAlong } from '#search/text/sorted-names.ts';
import { type Token, wordsTogether } from '#search/text/tokens.ts';

/** Finds the longest place name that begins at a word. */
export function placeAt(
  tokens: readonly Token[],
  from: number,
  { places, vocabulary }: Knowledge,
  locale: Locale,
): NamedThing | null {
  const together = wordsTogether(tokens, from);
  const said = together.map(({ word }) => word.folded);
  for (const [at, names] of [...namesAlong(places, said).entries()].toReversed()) {
    const whole = said.slice(0, at + 1).join(' ');
    const meant = names.flatMap(({ name, value }) => (name === whole ? [value] : []));
    if (meant.length > 0)
      return {
        from,
        to: from + at + 1,
        places: placesMeant(meant, locale),
        companies: [],
        absent: null,
        isDoubtful: at === 0 && together.slice(0, 1).every(({ word }) => isCommonWord(word, vocabulary)),
      };
  }
  return null;
}
