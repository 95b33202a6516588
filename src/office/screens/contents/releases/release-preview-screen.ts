import { staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { previewEnd, toPreview } from '../to-preview.ts';
import { rowNumber } from '../../../request/row-number.ts';

/** `/bureau/lots/:id/apercu`: leads to the site with the drafts of all documents of a release. */
export const releasePreviewScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params }) {
    if (repository === null) return elsewherePage(locale);
    const release = await repository.releases.read(rowNumber(params['id']));
    const ids = release?.items.flatMap(({ id, act }) => (act === 'publish' ? [id] : [])) ?? [];
    const [first] = (await repository.listed(ids)).values();
    if (first === undefined) return null;
    return toPreview(first, repository.previewRef(ids, previewEnd(board.now())));
  },
});
