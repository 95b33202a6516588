import { monthlyAmounts } from '#board/operators/scales/compare-scales.ts';
import type { AllowanceScale } from '#reference/scale-of-file.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { FactList } from '../../frame/fact-list.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { euros, usePlaceName } from './place-name.ts';

/** All amounts of a scale by place. */
export function ScaleAmounts({ scale }: { scale: AllowanceScale }) {
  const t = useTranslations('office.scale');
  const locale = useOfficeLocale();
  const written = euros(useOfficeFormats());
  const placeName = usePlaceName();
  const rows = [...monthlyAmounts(scale)]
    .map(([key, monthly]) => ({ key, name: placeName(key), monthly }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ key, name, monthly }) => ({ key, cells: [name, written(monthly)] }));
  return (
    <div className={parts.stack}>
      <FactList facts={[[t('fixed'), written(scale.fixed)]]} />
      <DataTable caption={t('withFixed')} columns={[t('place'), t('amounts')]} rows={rows} />
      <p>
        <a href={localized(locale, '/bureau/bareme')}>{t('back')}</a>
      </p>
    </div>
  );
}
