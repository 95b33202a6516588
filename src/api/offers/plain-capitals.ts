/**
 * Writes a label as the public offers API does: capitals without accents, straight apostrophes, no hyphens.
 */
export function plainCapitals(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('Œ', 'OE')
    .replaceAll('œ', 'oe')
    .toUpperCase();
}
