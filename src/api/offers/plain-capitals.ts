/**
 * Writes a label as the public offers API does: capitals without accents, straight apostrophes, no hyphens.
 */
export function plainCapitals(label: string): string {
  // Returns early for a label in ASCII, which has no accents to remove. Most labels are in ASCII, and a page
  // of 5,000 rows has 80,000 labels.
  if (isPlain.test(label)) return label.toUpperCase();
  return label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('Œ', 'OE')
    .replaceAll('œ', 'oe')
    .toUpperCase();
}

const isPlain = /^[\0-\x7f]*$/;
