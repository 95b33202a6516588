import type { ActAbout } from '#staff/audit/acts-about.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

/** The last acts of the staff on the offer. */
export function OfferHistory({ acts }: { acts: readonly ActAbout[] }) {
  const t = useTranslations('office');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const columns = [t('offers.when'), t('offers.who'), t('offers.what'), t('offers.why')];
  const rows = acts.map(({ act, actor, name, reason, at }, index) => ({
    key: String(index),
    cells: [
      <time key="at" dateTime={at.toISOString()}>
        {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
      actorName(actor, name),
      t(`acts.${act}`),
      reason ?? '',
    ],
  }));
  return (
    <section className={parts.stack}>
      <h2>{t('offers.history')}</h2>
      {rows.length === 0 ? (
        <p>{t('offers.historyNone')}</p>
      ) : (
        <DataTable caption={t('offers.history')} columns={columns} rows={rows} />
      )}
    </section>
  );
}
