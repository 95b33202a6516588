/** The description of a schema or of one of its fields in both languages; the document is told in either. */
export function describe(en: string, fr: string): { readonly description: string; readonly fr: string } {
  return { description: en, fr };
}
