import type { UnknownCity } from '#board/operators/scales/unknown-cities.ts';
import { countries } from '#reference/countries.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

const mostShown = 100;

/** Cities that the site does not know, with their line and the names that may be meant. */
export function UnknownCities({ unknown }: { unknown: readonly UnknownCity[] }) {
  const t = useTranslations('office.scale');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  if (unknown.length === 0) return null;
  const countryName = (id: string) => countries.find((one) => one.id === id)?.[locale] ?? id;
  const nameOf = ({ countryId, near }: UnknownCity) =>
    near.map((city) =>
      city.countryId === countryId
        ? city[locale]
        : t('elsewhere', { city: city[locale], country: countryName(city.countryId) }),
    );
  const rows = unknown.slice(0, mostShown).map((one) => ({
    key: `${String(one.line)} ${one.city}`,
    cells: [
      format.count(one.line),
      one.city,
      countryName(one.countryId),
      one.near.length === 0 ? t('noneNear') : format.list(nameOf(one), { type: 'disjunction' }),
    ],
  }));
  const columns = [t('line'), t('city'), t('country'), t('near')];
  return (
    <>
      <Notice tone="warning" title={t('unknownTitle', { count: unknown.length })}>
        <p>{t('unknownLead')}</p>
      </Notice>
      <DataTable caption={t('unknown')} columns={columns} rows={rows} />
      {unknown.length > mostShown ? <p>{t('moreUnknown', { count: unknown.length - mostShown })}</p> : null}
    </>
  );
}
