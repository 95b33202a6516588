import type { ComponentProps } from 'react';
import { type CorrectedField, correctionLimits } from '#board/operators/offers/corrected-fields.ts';
import type { Reference } from '#reference/read-reference.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = {
  field: CorrectedField;
  reference: Reference;
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string;
};

/** The control in which a value of a field is typed. */
export function FieldControl({ field, reference, ...control }: Props) {
  const t = useTranslations('office.offers');
  const choices = useChoices(reference)[field];
  if (choices !== undefined) return <SelectField {...control} options={choices} />;
  if (field === 'description' || field === 'profile')
    return <TextAreaField {...control} rows={14} maxLength={correctionLimits.text} hint={t('emptyHint')} />;
  const { required = false, maxLength = correctionLimits.line, ...input } = inputs[field] ?? {};
  const hint = t(field === 'broadcast_end' ? 'lastDayHint' : 'emptyHint');
  const bounds = { required, maxLength, autoComplete: 'off', ...(!required && { hint }) };
  return <TextField {...control} {...bounds} {...input} />;
}

type Choices = readonly { readonly value: string; readonly label: string }[];

/** The values of fields that have few. */
function useChoices(reference: Reference): Readonly<Partial<Record<CorrectedField, Choices>>> {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const countries = [...reference.countries].map(([value, label]) => ({ value, label: label[locale] }));
  return {
    country_id: countries.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    mission_type_id: [
      { value: '1', label: t('types.vie') },
      { value: '3', label: t('types.via') },
    ],
    remote_work: [
      { value: 'yes', label: t('yes') },
      { value: 'no', label: t('no') },
    ],
  };
}

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'required'>;

const inputs: Readonly<Partial<Record<CorrectedField, Input>>> = {
  title: { required: true },
  mission_start: { type: 'date', required: true },
  mission_end: { type: 'date' },
  broadcast_end: { type: 'date' },
  duration_months: { inputMode: 'numeric', maxLength: 2, required: true },
  monthly_allowance: { inputMode: 'decimal', maxLength: 8 },
  contact_email: { type: 'email', maxLength: 254 },
  contact_url: { type: 'url', maxLength: correctionLimits.address },
};
