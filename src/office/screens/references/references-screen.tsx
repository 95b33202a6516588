import { changeLabel, undoLabelChange } from '#board/operators/references/change-label.ts';
import { labelListNamed, labelLists, type LabelList } from '#board/operators/references/label-lists.ts';
import { listLabels } from '#board/operators/references/list-labels.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { LabelForm } from './label-form.tsx';
import { LabelTables } from './label-tables.tsx';
import { rowNumber } from '../../request/row-number.ts';

/** `/bureau/references`: labels of sectors, job fields and levels, by `?liste=`; `?id=` names an entry. */
export const referencesScreen = staffScreen({
  act: 'reference.read',
  show: page,
  forms: {
    change: { act: 'reference.change', send: change },
    undo: { act: 'reference.change', send: undo },
  },
});

const done = ['changed', 'undone'] as const;

async function page({ parts: { board }, locale, url }: StaffRequest, refused: Refused | null): Promise<OfficePage> {
  const t = officeWords(locale, 'references');
  const list = labelListNamed(url.searchParams.get('liste'));
  const listed = await listLabels(board, list);
  const chosen = listed.labels.find(({ id }) => id === rowNumber(url.searchParams.get('id')));
  const members = await actorNames(
    board,
    listed.changes.map(({ by }) => by),
  );
  const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
  const body = (
    <div className={parts.stack}>
      <Lists list={list} />
      <Said said={said} refused={refused} />
      {chosen === undefined ? null : <LabelForm list={list} label={chosen} refused={refused} />}
      <LabelTables list={list} listed={listed} members={members} />
    </div>
  );
  return { title: t('title'), lead: t('lead'), body };
}

const shown = ({ locale }: StaffRequest, list: LabelList, said: string): FormEnd => ({
  redirectTo: `${localized(locale, '/bureau/references')}?liste=${list}&fait=${said}`,
});

async function change(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const { parts: given, actor, url } = request;
  const item = { list: labelListNamed(url.searchParams.get('liste')), id: rowNumber(url.searchParams.get('id')) };
  const fields = { fr: typedText(form, 'fr'), en: typedText(form, 'en'), position: typedText(form, 'position') };
  await changeLabel(given.board, actor, { ...item, ...fields });
  return shown(request, item.list, 'changed');
}

async function undo(request: StaffRequest, form: FormData): Promise<FormEnd> {
  await undoLabelChange(request.parts.board, request.actor, rowNumber(typedText(form, 'change')));
  return shown(request, labelListNamed(request.url.searchParams.get('liste')), 'undone');
}

function Lists({ list }: { list: LabelList }) {
  const t = useTranslations('office.references');
  const address = localized(useOfficeLocale(), '/bureau/references');
  return (
    <p className={parts.actions}>
      {labelLists.map((one) => (
        <a
          key={one}
          className={parts.tableLink}
          href={`${address}?liste=${one}`}
          aria-current={one === list ? 'true' : undefined}
        >
          {t(`lists.${one}`)}
        </a>
      ))}
    </p>
  );
}

function Said({ said, refused }: { said: (typeof done)[number] | null; refused: Refused | null }) {
  const t = useTranslations('office');
  if (refused?.problem && refused.form !== 'change')
    return <Notice tone="error">{t(`problems.${refused.problem}`)}</Notice>;
  return said === null || refused !== null ? null : <Notice tone="success">{t(`references.done.${said}`)}</Notice>;
}
