import type { EmbedField } from '@prismicio/client';
import type { Locale } from '#words/locale.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import { type VideoFrame, videoFrame } from './video-hosts.ts';

/** A film of another site as a page shows it: what it is called there, its frame if it has one, its page. */
export type Film = { readonly title: string | null; readonly frame: VideoFrame | null; readonly to: string };

/** Null where a document names no film. The footer's is read by the server alone. */
export function presentFilm(video: EmbedField, locale: Locale): Film | null {
  const address = 'embed_url' in video ? video.embed_url : null;
  const to = address ? linkAddress({ link_type: 'Web', url: address }, locale) : null;
  if (to === null) return null;
  const title = typeof video.title === 'string' && video.title !== '' ? video.title : null;
  return { title, frame: videoFrame(address), to };
}
