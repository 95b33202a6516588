import type { LoaderFunctionArgs } from 'react-router';
import type { NewsDocument, PageDocument } from '#content/models/documents.ts';
import type { DocumentType } from '#content/port/content.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { alternatesOf } from '#site/parts/documents/alternates-of.ts';
import { askContent } from '#site/request/ask-content.ts';
import { findDocument } from '#site/parts/documents/find-document.ts';
import { loadSlices } from './load-slices.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/**
 * Finds the document of an address whose last part is the uid.
 * @throws the errors of `findDocument`
 */
export function documentAt<Type extends DocumentType>(type: Type, { context, params, url }: Asked) {
  return findDocument(context.get(requestContext).content, {
    type,
    uid: params['uid'] ?? '',
    locale: localeOf(url.pathname),
  });
}

/**
 * Loads the slices of a document with their data, and the addresses of the document.
 * @throws a 503
 */
export async function loadBody(document: PageDocument | NewsDocument, { context, url }: Asked) {
  const { board, content, viewer } = context.get(requestContext);
  const { body } = document.data;
  const loaded = await askContent(loadSlices(body, { board, content, viewer, locale: localeOf(url.pathname) }));
  return { body, loaded, alternates: alternatesOf(document) };
}
