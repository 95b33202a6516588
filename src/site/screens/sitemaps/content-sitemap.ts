import type { Content, DocumentOf } from '#content/port/content.ts';
import { type Locale, locales } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { alternatesOf } from '#site/parts/documents/alternates-of.ts';
import { askContent } from '#site/request/ask-content.ts';
import { personalSpaceUid } from '#content/models/document-path.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/content-sitemap.ts';
import { type ListedPage, sitemap, xml } from './sitemap.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: ['content'] } });

const types = ['page', 'news', 'country'] as const;
type Listed = DocumentOf<(typeof types)[number]>;
// Limit of pages; a page has 100 documents.
const maxPages = 50;

/** `/plans/contenu.xml`: the editors' documents, each with its translation. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = context.get(requestContext);
  const documents = await askContent(allDocuments(context.get(requestContext).content));
  return xml(sitemap(documents.filter(isListed).map((document) => pageOf(document, publicUrl))));
}

async function allDocuments(content: Content): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { documents, pages } = await content.query({ types, lang: '*', page, pageSize: 100 });
    all.push(...documents);
    if (page >= pages) break;
  }
  return all;
}

/**
 * Tells if a document is listed. It is listed once for both languages, and not if another screen shows it.
 */
function isListed(document: Listed): boolean {
  const first = locales.find((locale) => alternatesOf(document)[locale] !== null);
  return document.lang === first && document.uid !== personalSpaceUid;
}

function pageOf(document: Listed, publicUrl: URL): ListedPage {
  const alternates = alternatesOf(document);
  const changedAt = new Date(document.last_publication_date);
  const address = (locale: Locale) => {
    const path = alternates[locale];
    return path === null ? null : new URL(path, publicUrl).href;
  };
  return { address, ...(!Number.isNaN(changedAt.getTime()) && { changedAt }) };
}
