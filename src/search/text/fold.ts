/**
 * Removes case, accents, ligatures and typographic marks: «Œuvre d’Été» → "oeuvre d'ete". Folding twice
 * changes nothing.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .toLowerCase();
}

const isPlain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;

/** Letters that Unicode's compatibility decomposition does not split into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
