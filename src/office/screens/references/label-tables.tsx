import type { LabelList } from '#board/operators/references/label-lists.ts';
import type { listLabels } from '#board/operators/references/list-labels.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = {
  list: LabelList;
  listed: Awaited<ReturnType<typeof listLabels>>;
  members: ReadonlyMap<string, string | null>;
};

/** The entries of a list, and the last changes with the way to take them back. */
export function LabelTables({ list, listed: { labels, changes }, members }: Props) {
  const t = useTranslations('office.references');
  const address = localized(useOfficeLocale(), '/bureau/references');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const names = new Map(labels.map(({ id, fr }) => [id, fr]));
  const entries = labels.map(({ id, fr, en, isChanged }) => ({
    key: String(id),
    cells: [
      <a key="fr" className={parts.tableLink} href={`${address}?liste=${list}&id=${String(id)}`}>
        {fr}
      </a>,
      en,
      isChanged ? t('ofStaff') : t('ofFiles'),
    ],
  }));
  const history = changes.map(({ id, itemId, at, by, mayUndo }) => ({
    key: String(id),
    cells: [
      names.get(itemId) ?? String(itemId),
      format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }),
      actorName(by, members.get(by)),
      mayUndo ? (
        <OfficeForm key="undo" name="undo" refused={null} send={t('undo')} variant="secondary">
          <input type="hidden" name="change" value={id} />
        </OfficeForm>
      ) : (
        ''
      ),
    ],
  }));
  return (
    <>
      {history.length === 0 ? null : (
        <DataTable caption={t('history')} columns={[t('entry'), t('at'), t('by'), t('undoColumn')]} rows={history} />
      )}
      <DataTable caption={t(`lists.${list}`)} columns={[t('fr'), t('en'), t('origin')]} rows={entries} />
    </>
  );
}
