import { cannotBeHad } from '#content/port/content-errors.ts';
import type { Content, DocumentOf } from '#content/port/content.ts';
import { defaultLocale, type Locale, localeNamed } from '#words/locale.ts';
import type { Menus } from '#site/request/menus.ts';
import { presentFooter, presentHeader, presentPages } from './present-menus.ts';

type Single = 'header' | 'footer' | 'static_pages';

/**
 * Loads the editors' header, footer and fixed pages. The content port caches their documents until a
 * publication, and this file caches the menus for the same time. If a document is unavailable, its part is
 * null, and the page is shown without the part.
 */
export async function loadMenus(content: Pick<Content, 'getSingle'>, locale: Locale): Promise<Menus> {
  const [header, footer, pages] = await Promise.all([
    readSingle(content, 'header', locale),
    readSingle(content, 'footer', locale),
    readSingle(content, 'static_pages', locale),
  ]);
  return {
    header: header && keptHeader(header),
    footer: footer && keptFooter(footer),
    pages: pages && keptPages(pages),
  };
}

async function readSingle<Type extends Single>(
  content: Pick<Content, 'getSingle'>,
  type: Type,
  locale: Locale,
): Promise<DocumentOf<Type> | null> {
  try {
    return await content.getSingle(type, locale);
  } catch (error) {
    if (cannotBeHad(error)) return null;
    throw error;
  }
}

/**
 * Caches a result for as long as its document exists in memory, because requests share documents and never
 * change them.
 */
function kept<Document extends { readonly lang: string }, Shown>(
  present: (document: Document, locale: Locale) => Shown,
) {
  const known = new WeakMap<Document, Shown>();
  return (document: Document): Shown => {
    const shown = known.get(document) ?? present(document, localeNamed(document.lang) ?? defaultLocale);
    known.set(document, shown);
    return shown;
  };
}

const keptHeader = kept(presentHeader);
const keptFooter = kept(presentFooter);
const keptPages = kept(presentPages);
