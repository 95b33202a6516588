import { openScreen } from '../../../request/office-screen.ts';
import { previewEnd, toPreview } from '../to-preview.ts';

/** `/bureau/relecture/:token/apercu`: leads to the site with the version, while the link is open. */
export const reviewPreviewScreen = openScreen({
  async show({ parts: { repository, board }, params }) {
    const link = (await repository?.reviewLinks.read(params['token'] ?? '')) ?? null;
    const now = board.now();
    if (repository === null || link === null || link.verdict !== null || link.expiresAt <= now) return null;
    const document = await repository.read(link.document);
    if (document?.newest !== link.version) return null;
    const until = Math.min(previewEnd(now).getTime(), link.expiresAt.getTime());
    return toPreview(document, repository.versionRef({ id: document.id, version: link.version }, new Date(until)));
  },
  forms: {},
});
