import { TextAreaField } from '#ui/text-area-field.tsx';
import { useOfficeField } from '../../frame/office-form.tsx';
import { type ActForm, actLimits, longestReviewWords, SeenForm } from './seen-form.tsx';

/** An act of a review with its words, or two acts: the refusal of the second stands at the same field. */
export function WordsForm({ label, isNeeded = false, ...form }: ActForm & { label: string; isNeeded?: boolean }) {
  const labels = { words: label };
  const { name, other, refused: sent } = form;
  const refused = sent !== null && sent.form === other?.name ? { ...sent, form: name } : sent;
  const field = useOfficeField(name, refused, labels, actLimits);
  return (
    <SeenForm variant="secondary" {...form} refused={refused} labels={labels}>
      <TextAreaField {...field('words')} rows={3} maxLength={longestReviewWords} required={isNeeded} />
    </SeenForm>
  );
}
