import type { AnyDocument } from '#content/port/content.ts';
import { inEachLocale, type Locale } from '#words/locale.ts';
import type { Alternates } from '#site/routing/alternates.ts';
import { documentAddress } from '#site/routing/link-address.ts';

/** Returns the addresses of a document and of its translation. */
export function alternatesOf(document: AnyDocument): Alternates {
  const all = [document, ...document.alternate_languages];
  const addressIn = (locale: Locale): string | null => {
    const found = all.find(({ lang }) => lang === locale);
    return found ? documentAddress({ ...found, lang: locale, data: document.data }) : null;
  };
  return inEachLocale(addressIn);
}
