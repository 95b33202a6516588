import { hour } from '#durations.ts';
import { type Locale, localized } from '#words/locale.ts';
import { redirectTo } from '../../request/answers.ts';

/** How long a preview from the office shows drafts. */
const lasting = 12 * hour;

/** Returns when a preview that begins now ends. */
export const previewEnd = (now: Date): Date => new Date(now.getTime() + lasting);

/** Leads to the site with the drafts of a ref, on the page of a document. */
export function toPreview({ id, lang }: { readonly id: string; readonly lang: Locale }, token: string): Response {
  const query = new URLSearchParams({ token, documentId: id });
  return redirectTo(`${localized(lang, '/preview')}?${query.toString()}`);
}
