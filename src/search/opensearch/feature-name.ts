/**
 * Returns the name of a term as a feature: OpenSearch reads a dot as the end of a field's name («.net»), and
 * no term contains the character that replaces it, because texts are folded (NFKD).
 */
export function featureOf(term: string): string {
  return term.replaceAll('.', '\u2024');
}
