import { hour } from '#durations.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from '../../../request/answers.ts';
import { staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { releaseNumber } from './release-address.ts';

/** How long the preview of a release shows its drafts. */
const lasting = 12 * hour;

/** `/bureau/lots/:id/apercu`: leads to the site with the drafts of all documents of a release. */
export const releasePreviewScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params }) {
    if (repository === null) return elsewherePage(locale);
    const release = await repository.releases.read(releaseNumber(params['id']));
    const ids = release?.items.flatMap(({ id, act }) => (act === 'publish' ? [id] : [])) ?? [];
    const [first] = (await repository.listed(ids)).values();
    if (first === undefined) return null;
    const token = repository.previewRef(ids, new Date(board.now().getTime() + lasting));
    const query = new URLSearchParams({ token, documentId: first.id });
    return redirectTo(`${localized(first.lang, '/preview')}?${query.toString()}`);
  },
});
