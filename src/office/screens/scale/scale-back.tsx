import type { listScales } from '#board/operators/scales/list-scales.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Scale = NonNullable<Awaited<ReturnType<typeof listScales>>['last']>;
type Props = { readonly scale: Scale; readonly yearBefore: number; readonly offers: number };

/** Says what taking the last scale back will do. */
export function ScaleBack({ scale: { id, year, since }, yearBefore, offers }: Props) {
  const t = useTranslations('office.scale');
  return (
    <div className={parts.stack}>
      <p>{since === null ? t('backLater') : t('backNow', { year: String(yearBefore), count: offers })}</p>
      {since === null ? null : <p>{t('rebuild')}</p>}
      <OfficeForm name="takeBack" refused={null} send={t('takeBack', { year: String(year) })}>
        <input type="hidden" name="scale" value={id} />
      </OfficeForm>
      <p>
        <a href={localized(useOfficeLocale(), '/bureau/bareme')}>{t('back')}</a>
      </p>
    </div>
  );
}
