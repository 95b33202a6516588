import type { EmbedField } from '@prismicio/client';
import { useLocale } from '#words/use-locale.ts';
import { ShownFilm } from './film.tsx';
import { presentFilm } from '#site/request/present-film.ts';

/** A film named by a document. */
export function EmbeddedVideo({ video }: { video: EmbedField }) {
  const film = presentFilm(video, useLocale());
  return film === null ? null : <ShownFilm film={film} />;
}
