import { hour } from '#durations.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from '../../../request/answers.ts';
import { staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage } from '../../../frame/elsewhere.tsx';

/** How long an editor's preview shows the draft. */
const lasting = 12 * hour;

/** `/bureau/contenus/:id/apercu`: leads to the site with the draft of the document, on its page. */
export const previewScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params }) {
    if (repository === null) return elsewherePage(locale);
    const document = await repository.read(params['id'] ?? '');
    if (document === null) return null;
    const token = repository.previewRef([document.id], new Date(board.now().getTime() + lasting));
    const query = new URLSearchParams({ token, documentId: document.id });
    return redirectTo(`${localized(document.lang, '/preview')}?${query.toString()}`);
  },
});
