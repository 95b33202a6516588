import { type LabelList, longestLabel } from '#board/operators/references/label-lists.ts';
import type { ListedLabel } from '#board/operators/references/list-labels.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';

type Props = { list: LabelList; label: ListedLabel; refused: Refused | null };

/** The labels of one entry in both languages, and its place in a list that has an order. */
export function LabelForm({ list, label, refused }: Props) {
  const t = useTranslations('office.references');
  const labels = { fr: t('fr'), en: t('en'), position: t('position') };
  const limits = { 'name.tooLong': longestLabel };
  const field = useOfficeField('change', refused, labels, limits);
  return (
    <section className={parts.stack}>
      <h2>{t('change', { label: label.fr })}</h2>
      <p>{t('changeLead')}</p>
      <OfficeForm name="change" refused={refused} labels={labels} limits={limits} send={t('save')}>
        <TextField {...field('fr', label.fr)} autoComplete="off" maxLength={longestLabel} required />
        <TextField {...field('en', label.en)} autoComplete="off" maxLength={longestLabel} required />
        {list === 'sectors' ? (
          <TextField
            {...field('position', String(label.position ?? ''))}
            hint={t('positionHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        ) : null}
      </OfficeForm>
    </section>
  );
}
