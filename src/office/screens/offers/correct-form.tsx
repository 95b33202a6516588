import {
  type CorrectedField,
  correctionLimits,
  isContact,
  typedFieldValue,
} from '#board/operators/offers/corrected-fields.ts';
import type { OfficeOffer } from '#board/operators/offers/office-offer.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import type { Reference } from '#reference/read-reference.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';
import { FieldControl } from './field-control.tsx';

type Props = { offer: OfficeOffer; field: CorrectedField; reference: Reference; refused: Refused | null };

const limits = { 'note.tooLong': correctionLimits.note };

/** A new value of a field, with the note that colleagues read. */
export function CorrectForm({ offer, field, reference, refused }: Props) {
  const t = useTranslations('office.offers');
  const name = isContact(field) ? 'correctContact' : 'correct';
  const labels = { value: t('newValue'), note: t('note') };
  const control = useOfficeField(name, refused, labels, limits);
  const value = offer.values[field];
  return (
    <section className={parts.stack}>
      <h2>{t('correctTitle')}</h2>
      <OfficeForm name={name} refused={refused} labels={labels} limits={limits} send={t('save')}>
        <input type="hidden" name="seen" value={versionOfValue(value)} />
        <FieldControl field={field} reference={reference} {...control('value', typedFieldValue(field, value))} />
        <TextField {...control('note')} hint={t('noteHint')} maxLength={limits['note.tooLong']} required />
      </OfficeForm>
    </section>
  );
}
