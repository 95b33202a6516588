import type { listSynonyms } from '#board/operators/synonyms/list-synonyms.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

type Props = {
  listed: Awaited<ReturnType<typeof listSynonyms>>;
  members: ReadonlyMap<string, string | null>;
};

/** Words of the staff, and the history of their changes. */
export function SynonymTables({ listed: { words, changes }, members }: Props) {
  const t = useTranslations('office.synonyms');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const state = (concept: string | null) => (concept === null ? t('asFiles') : concept === '' ? t('nothing') : concept);
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  const taught = words.map(({ key, word, concept, at }) => ({ key, cells: [word, state(concept), day(at)] }));
  const history = changes.map(({ id, word, before, after, at, by, mayUndo }) => ({
    key: String(id),
    cells: [
      word,
      state(before),
      state(after),
      day(at),
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
    <section className={parts.stack}>
      <h2>{t('words')}</h2>
      {taught.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <DataTable caption={t('words')} columns={[t('word'), t('concept'), t('since')]} rows={taught} />
      )}
      {history.length === 0 ? null : (
        <DataTable
          caption={t('history')}
          columns={[t('word'), t('before'), t('after'), t('at'), t('by'), t('undoColumn')]}
          rows={history}
        />
      )}
    </section>
  );
}
