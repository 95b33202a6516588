import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../../frame/office-form.tsx';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { name: 'approve' | 'refuse'; refused: Refused | null; longestWords: number };

/** Approves or refuses with words; who refuses says what to change. */
export function VerdictForm({ name, refused, longestWords }: Props) {
  const t = useTranslations('office.reviewLinks');
  const labels = { words: t(`words.${name}`) };
  const limits = { 'message.tooLong': longestWords };
  const field = useOfficeField(name, refused, labels, limits);
  return (
    <OfficeForm
      {...{ name, refused, labels, limits }}
      send={t(name)}
      variant={name === 'approve' ? 'primary' : 'secondary'}
    >
      <TextAreaField {...field('words')} rows={3} maxLength={longestWords} required={name === 'refuse'} />
    </OfficeForm>
  );
}
