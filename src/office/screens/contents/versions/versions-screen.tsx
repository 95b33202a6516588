import { contentOf, fieldDifferences } from '#content/repository/answers/differences/field-differences.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { Version } from '#content/repository/write/history.ts';
import { mayDo } from '#staff/acts.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { typedText } from '../../../request/form-fields.ts';
import { type Refused, staffScreen } from '../../../request/office-screen.ts';
import { numberIn } from '../../../request/row-number.ts';
import { DifferenceList } from '../difference-list.tsx';
import { DocumentLink } from '../document-link.tsx';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { onSeen } from '../document/on-seen.ts';
import { RestoreForm } from './restore-form.tsx';
import { VersionTable } from './version-table.tsx';

const pageSize = 50;

/** `/bureau/contenus/:id/versions`: the history of a document, and what each version changed. */
export const versionsScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, params, url: { searchParams: query }, viewer }, refused) {
    if (repository === null) return elsewherePage(locale);
    const document = await repository.read(params['id'] ?? '');
    if (document === null) return null;
    const before = numberIn(query.get('before'));
    const found = await repository.history(document.id, {
      ...(before !== null && { before }),
      limit: pageSize + 1,
    });
    const asked = numberIn(query.get('version'));
    const [chosen = null, earlier = null] = await chosenOf(found, asked, (version) =>
      repository.history(document.id, { before: version + 1, limit: 2 }),
    );
    const names = await actorNames(
      board,
      found.map(({ savedBy }) => savedBy),
    );
    const mayRestore = mayDo(viewer.roles, 'content.restore');
    const body = (
      <div className={parts.sections}>
        {chosen === null ? null : (
          <Chosen document={document} chosen={chosen} earlier={earlier} mayRestore={mayRestore} refused={refused} />
        )}
        <VersionTable {...{ document, found, pageSize, names, query, mayRestore }} />
      </div>
    );
    const t = officeWords(locale, 'contents');
    return { title: t('history'), lead: <DocumentLink document={document} />, body };
  },
  forms: {
    restore: {
      act: 'content.restore',
      send: onSeen(async ({ repository, document: { id, newest }, request: { actor }, form }) => {
        await repository.restore({ id, version: Number(typedText(form, 'version')), base: newest ?? 0 }, { actor });
        return 'restored';
      }),
    },
  },
});

/** Returns the version whose changes are shown, and the one before it. */
async function chosenOf(
  found: readonly Version[],
  asked: number | null,
  read: (version: number) => Promise<readonly Version[]>,
): Promise<readonly Version[]> {
  if (asked === null) return found.slice(0, 2);
  const pair = await read(asked);
  return pair[0]?.version === asked ? pair : found.slice(0, 2);
}

type Props = {
  document: OfficeDocument;
  chosen: Version;
  /** The version before the chosen one; null if it is the first. */
  earlier: Version | null;
  mayRestore: boolean;
  refused: Refused | null;
};

function Chosen({ document, chosen, earlier, mayRestore, refused }: Props) {
  const t = useTranslations('office');
  const problem = refused?.problem ?? null;
  const { version } = chosen;
  const differences = fieldDifferences(earlier && contentOf(earlier), contentOf(chosen));
  return (
    <section className={parts.stack}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      <h2>{t('contents.changesOf', { version })}</h2>
      {earlier === null ? <p>{t('contents.firstVersion')}</p> : null}
      <DifferenceList type={document.type} lang={document.lang} differences={differences} />
      {mayRestore && version !== document.newest ? <RestoreForm document={document} version={version} /> : null}
    </section>
  );
}
