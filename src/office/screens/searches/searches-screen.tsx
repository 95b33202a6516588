import {
  fewestVisitors,
  type ListedSearch,
  listSearches,
  type SearchOrder,
  searchOrders,
} from '#board/offers/asked-searches/list-searches.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { localeNamed, locales, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { csvAnswer } from '../../frame/csv-answer.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';

const days = 30;

/** `/bureau/recherches`: what visitors searched, without persons; with `csv=1` as a file. */
export const searchesScreen = staffScreen({
  act: 'search.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'searches');
    const order = searchOrders.find((one) => one === query.get('ordre')) ?? 'withoutResults';
    const asked = { days, order, locale: localeNamed(query.get('langue')) };
    const searches = await listSearches(board, asked);
    if (query.get('csv') === '1') return asFile(searches);
    const body = <Searches searches={searches} order={order} query={query} />;
    return { title: t('title'), lead: t('lead', { days, fewest: fewestVisitors }), body };
  },
});

const asFile = (searches: readonly ListedSearch[]): Response =>
  csvAnswer('searches', [
    ['language', 'text', 'searches', 'without results', 'offers opened'],
    ...searches.map((one) => [one.locale, one.text, one.searches, one.withoutResults, one.opened] as const),
  ]);

type Props = { searches: readonly ListedSearch[]; order: SearchOrder; query: URLSearchParams };

function Searches({ searches, order, query }: Props) {
  const t = useTranslations('office.searches');
  const locale = useOfficeLocale();
  const file = new URLSearchParams({ ...Object.fromEntries(query), csv: '1' }).toString();
  return (
    <div className={parts.stack}>
      <form method="get" className={parts.stack}>
        <div className={parts.filters}>
          <SelectField
            id="ordre"
            name="ordre"
            label={t('show')}
            defaultValue={order}
            options={searchOrders.map((one) => ({ value: one, label: t(`orders.${one}`) }))}
          />
          <SelectField
            id="langue"
            name="langue"
            label={t('language')}
            defaultValue={query.get('langue') ?? ''}
            placeholder={t('everyLanguage')}
            options={locales.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          />
        </div>
        <div className={parts.actions}>
          <Button variant="secondary">{t('send')}</Button>
        </div>
      </form>
      {searches.length === 0 ? (
        <p>{t(`none.${order}`, { fewest: fewestVisitors })}</p>
      ) : (
        <SearchTable searches={searches} caption={t(`orders.${order}`)} />
      )}
      {searches.length === 0 ? null : (
        <p>
          <a href={`${localized(locale, '/bureau/recherches')}?${file}`} download>
            {t('csv')}
          </a>
        </p>
      )}
    </div>
  );
}

function SearchTable({ searches, caption }: { searches: readonly ListedSearch[]; caption: string }) {
  const t = useTranslations('office.searches');
  const format = useOfficeFormats();
  const columns = [t('text'), t('language'), t('searches'), t('withoutResults'), t('opened')];
  const rows = searches.map(({ text, locale, ...counts }) => ({
    key: `${locale} ${text}`,
    cells: [
      <a
        key="text"
        className={parts.tableLink}
        lang={locale}
        target="_blank"
        href={`${localized(locale, '/offres/recherche')}?${new URLSearchParams({ query: text }).toString()}`}
      >
        {text}
      </a>,
      t(`languages.${locale}`),
      format.count(counts.searches),
      format.count(counts.withoutResults),
      format.count(counts.opened),
    ],
  }));
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
