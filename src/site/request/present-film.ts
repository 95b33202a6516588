import type { EmbedField } from '@prismicio/client';
import type { Locale } from '#words/locale.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import { type VideoFrame, videoFrame } from './video-hosts.ts';

/** A film of another site: its title, its frame if the site allows embedding, and the address of its page. */
export type Film = { readonly title: string | null; readonly frame: VideoFrame | null; readonly to: string };

/**
 * Presents the film of a document; null if there is none. Only the server calls this for the film in the
 * footer.
 */
export function presentFilm(video: EmbedField, locale: Locale): Film | null {
  const address = 'embed_url' in video ? video.embed_url : null;
  const to = address ? linkAddress({ link_type: 'Web', url: address }, locale) : null;
  if (to === null) return null;
  const title = typeof video.title === 'string' && video.title !== '' ? video.title : null;
  return { title, frame: videoFrame(address), to };
}
