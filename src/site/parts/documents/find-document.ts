import { redirect } from 'react-router';
import type { Content, DocumentOf, DocumentType } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { alternatesOf } from './alternates-of.ts';
import { askContent, documentOrNotFound } from '#site/request/ask-content.ts';

type Wanted<Type extends DocumentType> = {
  readonly type: Type;
  readonly uid: string;
  readonly locale: Locale;
  /** The address that one which is there no more leads to; a 404 without it. */
  readonly instead?: string;
};

/**
 * The document of an address. One that is asked for by the uid of its other language leads to its address in
 * this one, for good.
 * @throws a 404 where it is not there, a 503 where the content is away
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
