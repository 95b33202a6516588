import type { DocumentPage } from '#content/repository/answers/listing/list-documents.ts';
import type { Repository } from '#content/repository/repository.ts';
import { InvalidInput } from '#content/repository/write/rules/inputs.ts';
import { mayDo } from '#staff/acts.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../../request/office-screen.ts';
import { ContentsFilters } from './contents-filters.tsx';
import { otherLanguageOf } from '../other-language.ts';
import { DocumentTable } from './document-table.tsx';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { PageLinks } from '../../../frame/page-links.tsx';
import { NewDocument } from '../new-document.tsx';
import { isFiltered, typedFilters } from './typed-filters.ts';

/** `/bureau/contenus`: all documents, what changed last first. */
export const contentsScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, url: { searchParams: query }, viewer }) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'contents');
    const mayWrite = mayDo(viewer.roles, 'content.save');
    const { page, refused } = await list(repository, query);
    const saved = page.documents.map(({ savedBy }) => savedBy);
    const [names, others] = await Promise.all([
      actorNames(board, saved),
      repository.listed(page.documents.map(otherLanguageOf)),
    ]);
    const body = (
      <div className={parts.stack}>
        {mayWrite ? <NewDocument /> : null}
        <ContentsFilters query={query} refused={refused} />
        {page.documents.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <DocumentTable caption={t('list')} documents={page.documents} names={names} others={others} />
        )}
        <PageLinks address={localized(locale, '/bureau/contenus')} next={page.next} query={query} />
        <p className={parts.actions}>
          <a className={parts.tableLink} href={localized(locale, '/bureau/calendrier')}>
            {t('calendar')}
          </a>
          <a className={parts.tableLink} href={localized(locale, '/bureau/lots')}>
            {t('releases')}
          </a>
          <a className={parts.tableLink} href={localized(locale, '/bureau/controle')}>
            {t('control')}
          </a>
        </p>
      </div>
    );
    return { title: t('title'), lead: t('lead'), body, status: refused === null ? 200 : 422 };
  },
});

type Listed = { readonly page: DocumentPage; readonly refused: Refused | null };

async function list(repository: Repository, query: URLSearchParams): Promise<Listed> {
  try {
    return { page: await repository.list(typedFilters(query)), refused: null };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const typed = new FormData();
    for (const [name, value] of query) typed.append(name, value);
    const refused: Refused = { form: 'filter', fields: { title: 'field.invalid' }, problem: null, typed };
    return { page: { documents: [], next: null }, refused };
  }
}

/** Says that the list is empty, and what to do next. */
function Nothing({ query }: { query: URLSearchParams }) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  if (!isFiltered(query) && !query.get('after')) return <p>{t('empty')}</p>;
  return (
    <p>
      {t('none')} <a href={localized(locale, '/bureau/contenus')}>{t('reset')}</a>
    </p>
  );
}
