import type { CheckedScale } from '#board/operators/scales/check-scale.ts';
import { partOf, type ScaleDifference } from '#board/operators/scales/compare-scales.ts';
import { scaleLimits } from '#board/operators/scales/scale-limits.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { euros, usePlaceName } from './place-name.ts';

/** Places that are missing or new, and amounts that change, compared with the last scale. */
export function ScaleDifferences({ checked }: { checked: CheckedScale }) {
  const t = useTranslations('office.scale');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const written = euros(format);
  const placeName = usePlaceName();
  const { missing, added, changed, same, yearBefore } = checked;
  const change = (one: ScaleDifference) => {
    const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    const part = format.number(partOf(one), options);
    return Math.abs(partOf(one)) >= scaleLimits.large ? t('large', { part }) : part;
  };
  const row = (one: ScaleDifference, cells: readonly string[]) => ({
    key: one.key,
    cells: [placeName(one.key), ...cells],
  });
  const byName = (places: readonly ScaleDifference[]) =>
    places.toSorted((a, b) => placeName(a.key).localeCompare(placeName(b.key), locale));
  return (
    <>
      {missing.length === 0 ? (
        <p>{t('noneMissing')}</p>
      ) : (
        <>
          <Notice tone="warning">{t('missingLead', { count: missing.length })}</Notice>
          <DataTable
            caption={t('missing')}
            columns={[t('place'), t('before')]}
            rows={byName(missing).map((one) => row(one, [written(one.before)]))}
          />
        </>
      )}
      {added.length === 0 ? null : (
        <DataTable
          caption={t('added')}
          columns={[t('place'), t('after')]}
          rows={byName(added).map((one) => row(one, [written(one.after)]))}
        />
      )}
      {changed.length === 0 ? null : (
        <DataTable
          caption={t('changed', { year: String(yearBefore) })}
          columns={[t('place'), t('before'), t('after'), t('change')]}
          rows={changed.map((one) => row(one, [written(one.before), written(one.after), change(one)]))}
        />
      )}
      <p>{t('same', { count: same })}</p>
    </>
  );
}
