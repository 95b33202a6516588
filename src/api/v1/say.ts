import type { Locale } from '#words/locale.ts';

/** The description of a schema or of one of its fields in each language: English as JSON Schema has it. */
type Description = { readonly description: string } & Readonly<Record<Exclude<Locale, 'en'>, string>>;

export function describe(en: string, fr: string): Description {
  return { description: en, fr };
}
