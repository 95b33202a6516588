import type { RefusedEntry } from '#staff/audit/refused-entries.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

/** Sign-ins at the office that were refused, counted per hour. */
export function RefusedEntries({ refused }: { refused: readonly RefusedEntry[] }) {
  const t = useTranslations('office.refusedEntries');
  const format = useOfficeFormats();
  const rows = refused.map(({ hour, reason, account, member, tries, lastAt }) => ({
    key: `${hour.toISOString()} ${reason} ${account}`,
    cells: [
      format.dateTime(hour, { dateStyle: 'medium', timeStyle: 'short' }),
      t(`reasons.${reason}`),
      member ?? (account === '' ? '–' : <code key="account">{account}</code>),
      format.count(tries),
      format.dateTime(lastAt, { timeStyle: 'short' }),
    ],
  }));
  const columns = [t('hour'), t('reason'), t('account'), t('tries'), t('lastAt')];
  return (
    <section className={parts.stack}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      {refused.length === 0 ? <p>{t('none')}</p> : <DataTable caption={t('title')} columns={columns} rows={rows} />}
    </section>
  );
}
