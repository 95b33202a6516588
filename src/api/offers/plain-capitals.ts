/**
 * Writes a label as the public offers API does: capitals without accents, straight apostrophes, no hyphens.
 */
export function plainCapitals(label: string): string {
  // A label in ASCII has no accents to remove: most labels do not, and a large page has 80,000 of them.
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
