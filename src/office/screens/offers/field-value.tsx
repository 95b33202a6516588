import type { CorrectedField, FieldValue } from '#board/operators/offers/corrected-fields.ts';
import type { Reference } from '#reference/read-reference.ts';
import { lastMoment } from '#words/paris-days.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

/** Longest text that is shown at once. */
const short = 120;

type Props = { field: CorrectedField; value: FieldValue; reference: Reference };

/** A value of an offer as people read it. */
export function ShownFieldValue({ field, value, reference }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  if (value === null || value === '') return <i>{t('empty')}</i>;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  const text = String(value);
  const days = () => day(new Date(`${text}T12:00:00Z`));
  const shows: Readonly<Partial<Record<CorrectedField, () => string>>> = {
    country_id: () => reference.countries.get(text)?.[locale] ?? text,
    mission_type_id: () => t(value === 3 ? 'types.via' : 'types.vie'),
    remote_work: () => t(value === true ? 'yes' : 'no'),
    monthly_allowance: () => format.number(Number(value), { style: 'currency', currency: 'EUR' }),
    mission_start: days,
    mission_end: days,
    broadcast_end: () => day(lastMoment(new Date(text))),
  };
  return shows[field]?.() ?? <LongText text={text} />;
}

/** A text whose rest is shown on demand. */
export function LongText({ text }: { text: string }) {
  const t = useTranslations('office.offers');
  if (text.length <= short) return text;
  return (
    <details className={parts.more}>
      <summary>{`${text.slice(0, short).trimEnd()}… – ${t('longText')}`}</summary>
      <p className={parts.difference}>{text}</p>
    </details>
  );
}
