import { type FileLink, readLink, writeLink } from '#content/repository/files/link-text.ts';
import type { JsonObject } from '#content/json.ts';
import type { Locale } from '#words/locale.ts';
import type { Named } from './field-kind.ts';

/** Reads a link that an editor typed: `doc:page/contact`, `doc:` and an id, or an address. */
export function readLinkText(text: string, lang: Locale): FileLink {
  const [, id] = /^doc:([\w-]{1,64})$/.exec(text) ?? [];
  return id === undefined ? readLink(text, lang) : { link_type: 'Document', id };
}

/**
 * Writes a link for an editor: the name of a document, or its id in another language; undefined if the text
 * would lose a part of the link.
 */
export function writeLinkText(link: JsonObject, named: Named): string | undefined {
  const { link_type, id, url, ...more } = link;
  return Object.keys(more).length > 0 ? undefined : targetText({ link_type, id, url }, named);
}

/** Writes where a link leads, whatever else it has; undefined for an empty link. */
export function targetText({ link_type, id, url }: JsonObject, { lang, nameOf }: Named): string | undefined {
  if (link_type === 'Document' && typeof id === 'string') return writeLink({ id }, lang, nameOf) ?? `doc:${id}`;
  return typeof url === 'string' ? url : undefined;
}
