import { actorNames } from '#staff/members/actor-names.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { staffScreen } from '../../../request/office-screen.ts';
import { documentAddress, DocumentLink } from '../document-link.tsx';
import { DocumentTable } from '../list/document-table.tsx';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { PageLinks } from '../../../frame/page-links.tsx';
import { placeIn } from '../place-in-list.ts';

/** `/bureau/contenus/:id/liens`: the documents whose newest or published version links to a document. */
export const linksScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params, url: { searchParams: query } }) {
    if (repository === null) return elsewherePage(locale);
    const document = (await repository.listed([params['id'] ?? ''])).get(params['id'] ?? '');
    if (document === undefined) return null;
    const { documents, next } = await repository.list({ linksTo: document.id, ...placeIn(query) });
    const names = await actorNames(
      board,
      documents.map(({ savedBy }) => savedBy),
    );
    const t = officeWords(locale, 'contents');
    const body = (
      <div className={parts.stack}>
        {documents.length === 0 ? (
          <p>{t('noLinks')}</p>
        ) : (
          <DocumentTable caption={t('linksHere')} documents={documents} names={names} />
        )}
        <PageLinks address={documentAddress(locale, document.id, '/liens')} query={query} next={next} />
      </div>
    );
    return { title: t('linksHere'), lead: <DocumentLink document={document} />, body };
  },
});
