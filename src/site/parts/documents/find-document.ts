import { redirect } from 'react-router';
import type { Content, DocumentOf, DocumentType } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { alternatesOf } from './alternates-of.ts';
import { askContent, documentOrNotFound } from '#site/request/ask-content.ts';

type Wanted<Type extends DocumentType> = {
  readonly type: Type;
  readonly uid: string;
  readonly locale: Locale;
  /** Address to which the site redirects if the document is missing; without it, the site answers 404. */
  readonly instead?: string;
};

/**
 * Finds the document of an address. If the address contains the uid of a translation, the function redirects
 * permanently to the uid in the language of the address.
 * @throws a 404 if there is no document, a 503 if the content is unavailable
 */
export async function findDocument<Type extends DocumentType>(
  content: Content,
  { type, uid, locale, instead }: Wanted<Type>,
): Promise<DocumentOf<Type>> {
  const own = await askContent(content.getByUID(type, uid, locale));
  if (own) return own;
  const other = await askContent(content.getByUID(type, uid, '*'));
  if (!other && instead !== undefined) throw redirect(instead, 303);
  const address = documentOrNotFound(alternatesOf(documentOrNotFound(other))[locale]);
  throw redirect(address, 301);
}
