import type { Locale } from '#words/locale.ts';

/** Description of a schema or field in each language; `description` is English, as in JSON Schema. */
type Description = { readonly description: string } & Readonly<Record<Exclude<Locale, 'en'>, string>>;

export function describe(en: string, fr: string): Description {
  return { description: en, fr };
}
