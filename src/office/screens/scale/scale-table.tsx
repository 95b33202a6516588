import type { listScales } from '#board/operators/scales/list-scales.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

type Listed = Awaited<ReturnType<typeof listScales>>;
type Props = { readonly listed: Listed; readonly members: ReadonlyMap<string, string | null> };

/** The scales with their state. The last one may be taken back. */
export function ScaleTable({ listed: { scales, last, inForce }, members }: Props) {
  const t = useTranslations('office.scale');
  const address = localized(useOfficeLocale(), '/bureau/bareme');
  const format = useOfficeFormats();
  const moment = useMoment();
  const actorName = useActorName();
  const see = (id: number, year: number) => (
    <a className={parts.tableLink} href={`${address}?bareme=${String(id)}`}>
      {t('see', { year: String(year) })}
    </a>
  );
  const rows = scales.map((one) => ({
    key: String(one.id),
    cells: [
      see(one.id, one.year),
      t(`states.${stateOf(one, inForce)}`),
      format.day(one.countsFrom),
      <a key="source" className={parts.tableLink} href={one.link} rel="noreferrer">
        {one.source}
      </a>,
      `${moment(one.savedAt)}, ${actorName(one.savedBy, members.get(one.savedBy))}`,
      one.id === last?.id ? (
        <OfficeForm key="back" name="askBack" refused={null} send={t('askBack')} variant="secondary">
          <input type="hidden" name="scale" value={one.id} />
        </OfficeForm>
      ) : (
        ''
      ),
    ],
  }));
  const ofFile = {
    key: '0',
    cells: [
      see(0, scaleOfFile.year),
      t(`states.${inForce === 0 ? 'inForce' : 'past'}`),
      t('always'),
      t('ofFiles'),
      '–',
      '',
    ],
  };
  return (
    <DataTable
      caption={t('scales')}
      columns={[t('amounts'), t('state'), t('from'), t('source'), t('savedAt'), t('undoColumn')]}
      rows={[...rows, ofFile]}
    />
  );
}

function stateOf({ id, since, takenBackAt }: Listed['scales'][number], inForce: number) {
  if (takenBackAt !== null) return 'back';
  if (since === null) return 'coming';
  return id === inForce ? 'inForce' : 'past';
}
