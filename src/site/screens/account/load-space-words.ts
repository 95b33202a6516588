import type { Content } from '#content/port/content.ts';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { personalSpaceUid } from '#content/models/document-path.ts';
import { loadSlices } from '#site/slices/load-slices.ts';

type Asking = {
  readonly board: Board;
  readonly content: Content;
  readonly viewer: Viewer;
  readonly locale: Locale;
};

/**
 * Loads the editors' texts for the personal space (specification §3, `page_espace_perso`). Null if there are
 * none; the site then shows its own texts.
 */
export async function loadSpaceWords(asking: Asking) {
  const { content, locale } = asking;
  const page = await contentOr(content.getByUID('page', personalSpaceUid, locale), null);
  if (page === null) return null;
  const { title, description, body } = page.data;
  const loaded = await contentOr(loadSlices(body, asking), null);
  return { title, description, ...(loaded ? { body, loaded } : { body: [], loaded: null }) };
}
