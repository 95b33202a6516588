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

/** Words around a name within which something must say that the language is asked for. */
const reach = 6;

type Name = { readonly id: string; readonly fr: boolean; readonly en: boolean };
const names = new Map<string, Name>();
for (const { id, fr, en, otherFr = [], otherEn = [] } of spokenLanguages) {
  for (const name of [fr, ...otherFr]) names.set(fold(name), { id, fr: true, en: false });
  for (const name of [en, ...otherEn]) names.set(fold(name), { id, fr: names.has(fold(name)), en: true });
}

const written = spokenLanguages.flatMap(({ fr, en, otherFr = [], otherEn = [] }) => [fr, en, ...otherFr, ...otherEn]);
/** Most clauses name no language: only the others are read word by word. */
const anyName = new RegExp(`\\b(?:${[...written, ...names.keys()].join('|')})`, 'i');

/**
 * The languages that an offer asks its candidates for, as far as its texts say so («anglais courant», «German
 * B2»): ISO 639-1 codes in the order of the alphabet. One that is only mentioned (a German company, un client
 * anglais) is none. In a title a language is asked for wherever it is named.
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
  /** Punctuation stands between it and the word before. */
  readonly apart: boolean;
};

function clausesOf(text: string): Word[][] {
  return text
    .split(/[.!?;\n•▪●✓✔…]+(?=\s|$)/u)
    .filter((clause) => anyName.test(clause))
    .map((clause) =>
      [...fold(clause).matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(([, gap = '', word = '']) => ({
        text: word,
        apart: /[^\s'’&]/u.test(gap),
      })),
    );
}

/** The language that is named here as such, and not as where somebody or something is from. */
function languageAt(words: readonly Word[], at: number): string[] {
  const name = names.get(words[at]?.text ?? '');
  if (!name) return [];
  return (name.fr && isFrenchNoun(words, at)) || (name.en && isEnglishNoun(words, at)) ? [name.id] : [];
}

/** A French adjective follows its noun; a language follows a little word, or nothing. */
function isFrenchNoun(words: readonly Word[], at: number, chain = 0): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || word.apart || beforeFrench.has(before.text)) return true;
  const other = joints.has(before.text) ? at - 2 : at - 1;
  if (names.has(words[other]?.text ?? '')) return chain < reach && isFrenchNoun(words, other, chain + 1);
  return joints.has(before.text);
}

/** An English adjective stands in front of its noun; a language of a little word, or of nothing. */
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
