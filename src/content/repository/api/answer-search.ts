import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { presentDocuments } from '../answers/present-documents.ts';
import type { TypeModels } from '../models/type-models.ts';
import { readDocumentQuery } from '#content/repository/query/read-document-query.ts';
import { search } from '../query/search.ts';
import type { Snapshot } from '../query/snapshot.ts';

type Asked = { readonly snapshot: Snapshot; readonly url: URL; readonly address: string };

/**
 * Returns a page of documents, with the addresses of the pages before and after it.
 * @throws ProtocolError
 */
export async function answerSearch(db: Kysely<Tables>, models: TypeModels, { snapshot, url, address }: Asked) {
  const question = readDocumentQuery(url.searchParams, models);
  const { page, pageSize } = question;
  const { documents, total } = await search(db, models, snapshot, question);
  const hrefOf = (id: string) => {
    const query = new URLSearchParams({ ref: snapshot.ref, lang: '*', q: `[[at(document.id, "${id}")]]` });
    return `${address}/documents/search?${query.toString()}`;
  };
  const results = await presentDocuments(db, { snapshot, documents, asked: question, hrefOf });
  const pages = Math.ceil(total / pageSize);
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? pageAddress(url, address, page + 1) : null,
    prev_page: page > 1 ? pageAddress(url, address, page - 1) : null,
    results,
    version: '2',
    license: 'All Rights Reserved',
  };
}

/** Returns the address of another page. Secret parameters are left out of it. */
function pageAddress(url: URL, address: string, page: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('access_token');
  query.set('page', String(page));
  return `${address}/documents/search?${query.toString()}`;
}
