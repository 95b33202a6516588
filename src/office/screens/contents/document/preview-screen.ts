import { staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { previewEnd, toPreview } from '../to-preview.ts';

/** `/bureau/contenus/:id/apercu`: leads to the site with the draft of the document, on its page. */
export const previewScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params }) {
    if (repository === null) return elsewherePage(locale);
    const document = await repository.read(params['id'] ?? '');
    if (document === null) return null;
    return toPreview(document, repository.previewRef([document.id], previewEnd(board.now())));
  },
});
