import { type ReviewedScale, scaleFields } from '#board/operators/scales/check-scale.ts';
import type { listScales } from '#board/operators/scales/list-scales.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import { euros } from './place-name.ts';
import { ScaleDifferences } from './scale-differences.tsx';
import { ScaleForm } from './scale-form.tsx';
import { UnknownCities } from './unknown-cities.tsx';
import { WrongLines } from './wrong-lines.tsx';

type Props = {
  readonly checked: ReviewedScale;
  readonly last: Awaited<ReturnType<typeof listScales>>['last'];
  /** Number of open offers that show an amount of the scale. */
  readonly offers: number;
  readonly typed: FormData;
};

/** What is wrong with a new scale, or what it would change. */
export function ScaleCheck({ checked, last, offers, typed }: Props) {
  const t = useTranslations('office.scale');
  const format = useOfficeFormats();
  const locale = useOfficeLocale();
  const { facts, wrong, unknown, places, seen, startsNow } = checked;
  const form = <ScaleForm last={last} refused={{ form: 'check', fields: {}, problem: null, typed }} />;
  if (wrong.length > 0)
    return (
      <div className={parts.stack}>
        <WrongLines wrong={wrong} />
        <UnknownCities unknown={unknown} />
        <ScaleDifferences checked={checked} />
        {form}
      </div>
    );
  const shown = [
    [t('from'), format.day(facts.from)] as const,
    [t('source'), facts.source] as const,
    [t('link'), facts.link] as const,
    [t('fixed'), euros(format)(facts.fixed)] as const,
    [t('places'), format.count(places.length)] as const,
  ];
  const effect = { count: offers, day: format.day(facts.from) };
  return (
    <div className={parts.stack}>
      <FactList facts={shown} />
      <UnknownCities unknown={unknown} />
      <ScaleDifferences checked={checked} />
      <p>{t(startsNow ? 'effectNow' : 'effectLater', effect)}</p>
      <p>{t('rebuild')}</p>
      <OfficeForm name="save" refused={null} send={t('save')}>
        <input type="hidden" name="seen" value={seen} />
        {scaleFields.map((name) => (
          <input key={name} type="hidden" name={name} value={typedText(typed, name)} />
        ))}
      </OfficeForm>
      <details className={parts.disclosure}>
        <summary>{t('correct')}</summary>
        {form}
      </details>
      <p>
        <a href={localized(locale, '/bureau/bareme')}>{t('back')}</a>
      </p>
    </div>
  );
}
