import { hour } from '#durations.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from '../../../request/answers.ts';
import { openScreen } from '../../../request/office-screen.ts';

/** How long the preview shows the version, at most until a newer one is saved. */
const lasting = 12 * hour;

/** `/bureau/relecture/:token/apercu`: leads to the site with the version, while the link is open. */
export const reviewPreviewScreen = openScreen({
  async show({ parts: { repository, board }, params }) {
    const link = (await repository?.reviewLinks.read(params['token'] ?? '')) ?? null;
    const now = board.now();
    if (repository === null || link === null || link.verdict !== null || link.expiresAt <= now) return null;
    const document = await repository.read(link.document);
    if (document?.newest !== link.version) return null;
    const until = Math.min(now.getTime() + lasting, link.expiresAt.getTime());
    const query = new URLSearchParams({
      token: repository.versionRef({ id: document.id, version: link.version }, new Date(until)),
      documentId: document.id,
    });
    return redirectTo(`${localized(document.lang, '/preview')}?${query.toString()}`);
  },
  forms: {},
});
