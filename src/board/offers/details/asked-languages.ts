import { spokenLanguages } from '#reference/languages.ts';
import { fold } from '#search/text/fold.ts';
import {
  beforeEnglish,
  beforeFrench,
  behindEnglish,
  joints,
  signsInside,
  signsWhole,
} from './asked-languages-words.ts';

/**
 * Distance in words from the name of a language. A word that marks the language as required must lie within
 * this distance.
 */
const reach = 6;

type Name = { readonly id: string; readonly fr: boolean; readonly en: boolean };
const names = new Map<string, Name>();
for (const { id, fr, en, otherFr = [], otherEn = [] } of spokenLanguages) {
  for (const name of [fr, ...otherFr]) names.set(fold(name), { id, fr: true, en: false });
  for (const name of [en, ...otherEn]) names.set(fold(name), { id, fr: names.has(fold(name)), en: true });
}

const written = spokenLanguages.flatMap(({ fr, en, otherFr = [], otherEn = [] }) => [fr, en, ...otherFr, ...otherEn]);
/**
 * Finds clauses with the name of a language. Only these are read word by word, because most clauses name no
 * language.
 */
const anyName = new RegExp(`\\b(?:${[...written, ...names.keys()].join('|')})`, 'i');

/**
 * Returns the languages that an offer requires according to its texts («anglais courant», «German B2»): ISO
 * 639-1 codes in alphabetical order. A mere mention (a German company, un client anglais) does not count. A
 * language in the title is always required.
 */
export function askedLanguages(title: string, ...texts: readonly (string | null)[]): string[] {
  const inTitle = clausesOf(title).flatMap((clause) => clause.flatMap((_, at) => languageAt(clause, at)));
  const inTexts = texts
    .flatMap((text) => clausesOf(text ?? ''))
    .flatMap((clause) => clause.flatMap((_, at) => languageAt(clause, at).filter(() => isAskedAt(clause, at))));
  return [...new Set([...inTitle, ...inTexts])].toSorted();
}

type Word = {
  readonly text: string;
  /** True if punctuation separates the word from the previous word. */
  readonly apart: boolean;
};

// Matches only from the start of a row of signs, because matching from each sign takes quadratic time. The
// next pattern does the same.
const clauseEnd = /(?<![.!?;\n•▪●✓✔…])[.!?;\n•▪●✓✔…]+(?=\s|$)/u;
const gapAndWord = /(?<![^\p{L}\p{N}])([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu;

function clausesOf(text: string): Word[][] {
  return text
    .split(clauseEnd)
    .filter((clause) => anyName.test(clause))
    .map((clause) =>
      [...fold(clause).matchAll(gapAndWord)].map(([, gap = '', word = '']) => ({
        text: word,
        apart: /[^\s'’&]/u.test(gap),
      })),
    );
}

/**
 * Returns the language named at this position. Returns nothing if the word describes an origin (a German
 * company).
 */
function languageAt(words: readonly Word[], at: number): string[] {
  const name = names.get(words[at]?.text ?? '');
  if (!name) return [];
  return (name.fr && isFrenchNoun(words, at)) || (name.en && isEnglishNoun(words, at)) ? [name.id] : [];
}

/**
 * Tells if the name is a noun, not an adjective. In French an adjective follows its noun, but the name of a
 * language follows a function word or nothing.
 */
function isFrenchNoun(words: readonly Word[], at: number, chain = 0): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || word.apart || beforeFrench.has(before.text)) return true;
  const other = joints.has(before.text) ? at - 2 : at - 1;
  if (names.has(words[other]?.text ?? '')) return chain < reach && isFrenchNoun(words, other, chain + 1);
  return joints.has(before.text);
}

/**
 * Tells if the name is a noun, not an adjective. In English an adjective precedes its noun, but the name of a
 * language precedes a function word or nothing.
 */
function isEnglishNoun(words: readonly Word[], at: number, chain = 0): boolean {
  const [behind, before] = [words[at + 1], words[at - 1]];
  if (!behind || behind.apart || behindEnglish.has(behind.text)) return true;
  const other = joints.has(behind.text) ? at + 2 : at + 1;
  if (names.has(words[other]?.text ?? '')) return chain < reach && isEnglishNoun(words, other, chain + 1);
  return beforeEnglish.has(before?.text ?? '');
}

function isAskedAt(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - reach), at + reach + 1)
    .some(({ text }) => signsWhole.has(text) || signsInside.some((sign) => text.startsWith(sign)));
}
