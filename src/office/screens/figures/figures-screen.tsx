import { countOpenOffers } from '#board/operators/figures/count-offers.ts';
import { type FigurePeriod, figurePeriods, readFunnel } from '#board/operators/figures/read-funnel.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { type FigureTables, figuresFile } from './figures-file.ts';
import { FunnelTable } from './funnel-table.tsx';

/** Options of a table on the page; the file has all of them. */
const shown = 20;

/** `/bureau/chiffres`: figures by week or month; with `csv`, the name of a table, that table as a file. */
export const figuresScreen = staffScreen({
  act: 'figures.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'figures');
    const period = figurePeriods.find((one) => one === query.get('periode')) ?? 'week';
    const [funnel, offers] = await Promise.all([readFunnel(board, period), countOpenOffers(board, locale)]);
    const file = figuresFile(query.get('csv'), { funnel, ...offers }, { locale, period });
    if (file !== null) return file;
    return { title: t('title'), lead: t('lead'), body: <Figures {...offers} funnel={funnel} period={period} /> };
  },
});

function Figures({ funnel, countries, fields, total, period }: FigureTables & { total: number; period: FigurePeriod }) {
  const t = useTranslations('office.figures');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const address = localized(locale, '/bureau/chiffres');
  return (
    <div className={parts.sections}>
      <p className={parts.actions}>
        {figurePeriods.map((one) => (
          <a
            key={one}
            className={parts.tableLink}
            href={`${address}?periode=${one}`}
            aria-current={one === period ? 'true' : undefined}
          >
            {t(`periods.${one}`)}
          </a>
        ))}
      </p>
      <FunnelTable funnel={funnel} period={period} />
      <CsvLink name="funnel" address={`${address}?periode=${period}&csv=funnel`} />
      <section className={parts.stack}>
        <h2>{t('offers', { total })}</h2>
        {(['countries', 'fields'] as const).map((name) => (
          <div key={name} className={parts.stack}>
            <DataTable
              caption={t(name)}
              columns={[t(`names.${name}`), t('openOffers')]}
              rows={(name === 'fields' ? fields : countries).slice(0, shown).map((one) => ({
                key: one.name,
                cells: [one.name, format.count(one.count)],
              }))}
            />
            <CsvLink name={name} address={`${address}?csv=${name}`} />
          </div>
        ))}
      </section>
      <p>{t('notMeasured')}</p>
    </div>
  );
}

function CsvLink({ name, address }: { name: 'funnel' | 'countries' | 'fields'; address: string }) {
  const t = useTranslations('office.figures');
  return (
    <p>
      <a href={address} download>
        {t(`csv.${name}`)}
      </a>
    </p>
  );
}
