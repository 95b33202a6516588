/** A text parted into what its operators say and what is plainly asked. */
export type Operated = {
  /** The text with all else blanked out: each word stands where it stood. */
  readonly plain: string;
  /** In quotes, as typed. */
  readonly quoted: readonly string[];
  /** Behind a minus, as typed, without it. */
  readonly excluded: readonly string[];
};

const quotes = String.raw`["«“”„]([^"«»“”„]*)["»“”]`;
const operator = new RegExp(String.raw`(?<!\S)-${quotes}|${quotes}|(?<!\S)-([\p{L}\p{N}.][^\s"«»“”„]*)`, 'gu');

/** Reads quotes of every kind, with or without a minus, and words behind a minus. An open quote is a sign. */
export function readOperators(text: string): Operated {
  const quoted: string[] = [];
  const excluded: string[] = [];
  const plain = text.replace(operator, (found: string, without?: string, phrase?: string, word?: string) => {
    if (phrase !== undefined) quoted.push(phrase.trim());
    else excluded.push((without ?? word ?? '').trim());
    return ','.padEnd(found.length);
  });
  return { plain, quoted: quoted.filter(isSaid), excluded: excluded.filter(isSaid) };
}

function isSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
