import { cleanLine, comparable } from './clean-text.ts';
import { companySpellings, frenchSigns, frenchSpellings, ordinaryWords, smallWords } from './company-words.ts';
import { legalForms } from '#reference/legal-forms.ts';
import { removeGenderMarks } from './gender-marks.ts';
import { fixedForm } from './title-words.ts';

/**
 * Returns the name of a company as it is shown. A name in capitals is capitalised as a name (`NUMALLIANCE` →
 * `Numalliance`, `COMPAGNIE DE SAINT-GOBAIN` → `Compagnie de Saint-Gobain`). Acronyms stay in capitals, and
 * so do other words as short as acronyms. A name in mixed case stays as its owner writes it.
 */
export function cleanCompanyName(raw: string): string {
  const name = cleanLine(raw);
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  const french = frenchSigns.test(name);
  const joined = french ? withApostrophes(name) : name;
  return joined.replace(wordShape, (word, at: number) =>
    formOf(word, { before: joined.slice(0, at), after: joined.slice(at + word.length), french }),
  );
}

/**
 * Tells if a cleaned name identifies a company. A name that consists only of punctuation, marks such as (H/F)
 * and legal forms does not.
 */
export function namesCompany(name: string): boolean {
  const told = comparable(removeGenderMarks(name));
  return told !== '' && !legalForms.has(told);
}

const wordShape = /(?:\p{L}\.){2,}\p{L}?|\p{L}+&\p{L}+|[\p{L}\p{N}]+/gu;

/** Restores apostrophes that company registers replace by blanks: `SOCIETE D ETUDES`, `A L' ENERGIE`. */
function withApostrophes(name: string): string {
  return name.replace(/(?<=^|\s)([DL])(?: |['’] )(?=[AEIOUYHÉÈÊ]\p{L})/gu, '$1’');
}

type Place = { readonly before: string; readonly after: string; readonly french: boolean };

function formOf(word: string, { before, after, french }: Place): string {
  const lower = word.toLowerCase();
  const known = companySpellings.get(comparable(word)) ?? (french ? frenchSpellings.get(comparable(word)) : undefined);
  if (known !== undefined) return known;
  if (/[.&\p{N}]/u.test(word)) return word;
  const inside = before !== '' && after !== '';
  if (french && inside && word === 'A') return 'à';
  if (before.endsWith('.') || (/['’]$/u.test(before) && word.length === 1)) return lower;
  if (inside && (smallWords.has(lower) || (word.length === 1 && /^['’]/u.test(after)))) return lower;
  return capitalised(word, lower);
}

/**
 * Capitalises a word. A word of up to four letters stays in capitals unless it is listed, because most such
 * words are acronyms.
 */
function capitalised(word: string, lower: string): string {
  const fixed = fixedForm(word);
  const isOrdinary = ordinaryWords.has(lower) || smallWords.has(lower) || (word.length > 4 && fixed === undefined);
  return isOrdinary && word.length > 1 ? word.charAt(0) + lower.slice(1) : (fixed ?? word);
}
