import { documentId, type DocumentName } from '../models/document-id.ts';
import type { Locale } from '#words/locale.ts';

/** What a link in a file means; undefined for a text that is no link. */
export type FileLink =
  | { readonly link_type: 'Document'; readonly id: string }
  | { readonly link_type: 'Web'; readonly url: string };

/**
 * Reads a link: `doc:page/contact` (a document in the language of the file), `site:/offres`, or an ordinary
 * address.
 */
export function readLink(text: string, lang: Locale): FileLink {
  const [, type, key] = /^doc:([\w-]+)\/([\w.-]+)$/.exec(text) ?? [];
  if (type !== undefined && key !== undefined) return { link_type: 'Document', id: documentId({ type, key, lang }) };
  return { link_type: 'Web', url: text.replace(/^site:(?=\/)/, '') };
}

/** Writes a link as a text; undefined if no text can express it. */
export function writeLink(
  link: { readonly link_type?: unknown; readonly id?: unknown; readonly url?: unknown },
  lang: Locale,
  nameOf: (id: string) => DocumentName | undefined,
): string | undefined {
  if (link.link_type === 'Web' && typeof link.url === 'string') return link.url.replace(/^(?=\/)/, 'site:');
  const name = typeof link.id === 'string' ? nameOf(link.id) : undefined;
  return name?.lang === lang ? `doc:${name.type}/${name.key}` : undefined;
}
