import { z } from 'zod';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { mayDo } from '#staff/acts.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { typedText } from '../../../request/form-fields.ts';
import type { StaffRequest } from '../../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../../request/office-screen.ts';
import { elsewherePage, repositoryOf } from '../../../frame/elsewhere.tsx';
import { PageLinks } from '../../../frame/page-links.tsx';
import { AddToRelease } from './add-to-release.tsx';
import { NewRelease } from './new-release.tsx';
import { releaseAddress } from './release-address.ts';
import { ReleaseTable } from './release-table.tsx';
import { rowNumber } from '../../../request/row-number.ts';

const longestTitle = 200;

/** Releases of a full page of the list. */
const pageSize = 20;

/**
 * `/bureau/lots`: documents that go out together. With `avec`, the id of a document, it offers to add that
 * document to a release.
 */
export const releasesScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale, url: { searchParams: query }, viewer }, refused) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'releases');
    const after = query.get('after');
    const mayWrite = mayDo(viewer.roles, 'release.save');
    const wanted = mayWrite ? query.get('avec') : null;
    const [listed, document, writable] = await Promise.all([
      repository.releases.list(after ? { before: rowNumber(after) } : {}),
      wanted === null ? null : repository.read(wanted),
      wanted === null ? [] : repository.releases.list({ isWritable: true }),
    ]);
    const names = await actorNames(
      board,
      listed.map(({ madeBy }) => madeBy),
    );
    const shown = { listed, document, writable, names, mayWrite, refused, query };
    return { title: t('title'), lead: t('lead'), body: <Releases {...shown} /> };
  },
  forms: { make: { act: 'release.save', send: make } },
});

async function make({ parts: given, locale, actor }: StaffRequest, form: FormData): Promise<FormEnd> {
  const repository = repositoryOf(given);
  const title = z.string().trim().min(1, fieldCode('field.required')).max(longestTitle, fieldCode('name.tooLong'));
  const typed = parseInput(z.object({ title }), { title: typedText(form, 'title') });
  const document = await repository.read(typedText(form, 'document'));
  const items = document === null ? [] : [{ id: document.id, act: 'publish', version: document.newest ?? 0 } as const];
  const { id } = await repository.releases.save({ seen: null, ...typed, items }, { actor });
  return { redirectTo: `${releaseAddress(locale, id)}?fait=made` };
}

type Props = {
  listed: readonly ListedRelease[];
  document: OfficeDocument | null;
  writable: readonly ListedRelease[];
  names: ReadonlyMap<string, string>;
  mayWrite: boolean;
  refused: Refused | null;
  query: URLSearchParams;
};

function Releases({ listed, document, writable, names, mayWrite, refused, query }: Props) {
  const t = useTranslations('office.releases');
  const locale = useOfficeLocale();
  const last = listed.at(-1);
  const next = listed.length === pageSize && last !== undefined ? String(last.id) : null;
  return (
    <div className={parts.sections}>
      {document === null ? null : <AddToRelease document={document} releases={writable} />}
      {mayWrite ? <NewRelease document={document} refused={refused} longestTitle={longestTitle} /> : null}
      {listed.length === 0 ? <p>{t('none')}</p> : <ReleaseTable releases={listed} names={names} />}
      <PageLinks address={releaseAddress(locale)} query={query} next={next} />
    </div>
  );
}
