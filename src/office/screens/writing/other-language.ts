import { mapLinks } from '#content/repository/answers/links.ts';
import { documentId } from '#content/repository/models/document-id.ts';
import { type Locale, localized, otherLocale } from '#words/locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { open, type OpenedDocument, openNewest } from './opened-document.ts';

/** Parameter of the address that names the language to show beside the form. */
export const besideParameter = 'avec';

/** The same document in the other language. */
export type OtherLanguage = {
  readonly lang: Locale;
  readonly isShown: boolean;
  /** Its newest version; null if nobody has written it, or if nobody asked for it. */
  readonly opened: OpenedDocument | null;
  /** Addresses of the form with and without it, and of its own form with this language beside. */
  readonly withIt: string;
  readonly withoutIt: string;
  readonly own: string;
};

/** Returns the other language of an opened document; null for a document whose key is not known yet. */
export async function otherLanguage(asked: StaffRequest, opened: OpenedDocument): Promise<OtherLanguage | null> {
  const { type, key, lang } = opened.name;
  if (key === null) return null;
  const other = otherLocale(lang);
  const name = { type, key, lang: other };
  const isShown = asked.url.searchParams.get(besideParameter) === other;
  const isWanted = isShown || opened.id === null;
  const found = isWanted ? await openNewest({ ...opened, name, id: documentId(name) }) : null;
  const address = new URL(asked.url);
  address.searchParams.delete('fait');
  address.searchParams.set(besideParameter, other);
  const withIt = address.pathname + address.search;
  address.searchParams.delete(besideParameter);
  const withoutIt = address.pathname + address.search;
  const query = new URLSearchParams(found === null ? { type, lang: other, cle: key } : {});
  query.set(besideParameter, lang);
  const page = found === null ? 'nouveau' : `${documentId(name)}/ecrire`;
  const own = `${localized(asked.locale, `/bureau/contenus/${page}`)}?${query.toString()}`;
  return { lang: other, isShown, opened: found, withIt, withoutIt, own };
}

/**
 * Begins a translation with the content of the other language. Links lead to the documents of this language
 * where they exist. The address stays empty, because it is made of words.
 */
export async function copied(opened: OpenedDocument, from: OpenedDocument): Promise<OpenedDocument> {
  const { lang } = opened.name;
  const translations = new Map(from.targets.map(({ id, type, key }) => [id, documentId({ type, key, lang })]));
  const existing = await opened.repository.listed([...translations.values()]);
  const data = Object.entries(from.content.data).map(([name, value]): [string, unknown] => [
    name,
    mapLinks(value, ({ id, link }) => {
      const translation = translations.get(id) ?? '';
      return existing.has(translation) ? { ...link, id: translation } : link;
    }),
  ]);
  const content = { uid: null, tags: from.content.tags, data: Object.fromEntries(data) };
  return open(opened, { base: opened.base, content, isStored: false });
}
