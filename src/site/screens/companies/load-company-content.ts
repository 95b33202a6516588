import type { Content, DocumentOf } from '#content/port/content.ts';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { loadSlices } from '#site/slices/load-slices.ts';

type Asking = { readonly board: Board; readonly content: Content; readonly viewer: Viewer; readonly locale: Locale };

/** Loads the editors' content about a company; null if there is none, or if it is unavailable. */
export async function loadCompanyContent(companyId: number, asking: Asking) {
  const document = await contentOr(documentOf(companyId, asking), null);
  if (document === null) return null;
  const { image, body } = document.data;
  const loaded = await contentOr(loadSlices(body, asking), null);
  return loaded && { image, body, loaded };
}

const maxPages = 10;

// Loads the few documents about companies together and caches them, because the content API cannot search by
// an integration field of another catalogue.
async function documentOf(companyId: number, { content, locale }: Asking): Promise<DocumentOf<'entreprise'> | null> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { documents, pages } = await content.query({ types: ['entreprise'], lang: locale, pageSize: 100, page });
    const found = documents.find(({ data }) => data.organization?.id === companyId);
    if (found || page >= pages) return found ?? null;
  }
  return null;
}
