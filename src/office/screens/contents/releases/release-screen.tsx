import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import type { Repository } from '#content/repository/repository.ts';
import { InvalidInput } from '#content/repository/write/rules/inputs.ts';
import { type ActName, mayDo } from '#staff/acts.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { DocumentSearch } from './document-search.tsx';
import { releaseAddress } from './release-address.ts';
import { ReleaseActs } from './release-acts.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseItems } from './release-items.tsx';
import { doneWithRelease, releaseForms } from './send-release-forms.ts';
import { rowNumber } from '../../../request/row-number.ts';

/** `/bureau/lots/:id`: a release, its documents, and what this person may do with it. */
export const releaseScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params, url, viewer }, refused) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'releases');
    const release = await repository.releases.read(rowNumber(params['id']));
    if (release === null) return null;
    const typed = url.searchParams.get('q')?.trim() ?? '';
    const [documents, found, names] = await Promise.all([
      repository.listed(release.items.map(({ id }) => id)),
      typed === '' ? null : search(repository, typed),
      actorNames(board, [release.madeBy, release.publishedBy, release.plan?.by ?? null]),
    ]);
    const done = doneWithRelease(url.searchParams.get('fait'));
    const may = (act: ActName) => mayDo(viewer.roles, act);
    const body = <Release {...{ release, documents, found, typed, names, refused, done, may }} />;
    return { title: release.title, lead: t('one'), body };
  },
  forms: releaseForms,
});

/** A text with characters that the database cannot search finds nothing. */
async function search(repository: Repository, title: string): Promise<readonly ListedDocument[]> {
  try {
    return (await repository.list({ title })).documents;
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}

type Props = {
  release: ListedRelease;
  documents: ReadonlyMap<string, ListedDocument>;
  /** Documents that match the typed words; null if nobody searched. */
  found: readonly ListedDocument[] | null;
  typed: string;
  names: ReadonlyMap<string, string>;
  refused: Refused | null;
  done: ReturnType<typeof doneWithRelease>;
  may: (act: ActName) => boolean;
};

function Release({ release, documents, found, typed, names, refused, done, may }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const mayWrite = may('release.save') && release.state !== 'published';
  // The problem stands above everything, because the form that had it may no longer be offered.
  const problem = refused?.problem ?? null;
  const shown = refused && { ...refused, problem: null };
  return (
    <div className={parts.sections}>
      <div className={parts.stack}>
        {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
        {done === null || refused !== null ? null : <Notice tone="success">{t(`releases.done.${done}`)}</Notice>}
        <ReleaseFacts release={release} names={names} />
        <p className={parts.actions}>
          {release.items.some(({ act }) => act === 'publish') ? (
            <a
              className={buttonClass('secondary')}
              href={releaseAddress(locale, release.id, '/apercu')}
              target="_blank"
            >
              {t('releases.preview')}
            </a>
          ) : null}
          <a className={parts.tableLink} href={releaseAddress(locale)}>
            {t('releases.all')}
          </a>
        </p>
      </div>
      <ReleaseItems release={release} documents={documents} mayWrite={mayWrite} refused={shown} />
      {mayWrite ? <DocumentSearch release={release} typed={typed} found={found} /> : null}
      <ReleaseActs release={release} may={may} refused={shown} />
    </div>
  );
}
