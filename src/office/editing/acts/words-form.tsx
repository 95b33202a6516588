import { TextAreaField } from '#ui/text-area-field.tsx';
import { useOfficeField } from '../../frame/office-form.tsx';
import { type ActForm, actLimits, longestReviewWords, SeenForm } from './seen-form.tsx';

/** An act of a review with its words. */
export function WordsForm({ label, isNeeded = false, ...form }: ActForm & { label: string; isNeeded?: boolean }) {
  const labels = { words: label };
  const field = useOfficeField(form.name, form.refused, labels, actLimits);
  return (
    <SeenForm variant="secondary" {...form} labels={labels}>
      <TextAreaField {...field('words')} rows={3} maxLength={longestReviewWords} required={isNeeded} />
    </SeenForm>
  );
}
