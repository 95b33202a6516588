import { useTranslations } from 'use-intl';
import { type Refusals, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';

type Labels = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** As `useFieldErrors`; a field that was left empty says what to write there, as on the pages of sign-up. */
export function useContactErrors(refusals: Refusals, labels: Labels): ReturnType<typeof useFieldErrors> {
  const t = useTranslations('contact.missing');
  const sentences: ReadonlyMap<string, string> = new Map([
    ['name', t('name')],
    ['email', t('email')],
    ['subject', t('subject')],
    ['message', t('message')],
  ]);
  return useFieldErrors(refusals, labels).map((error) => {
    const missing = refusals[error.field] === 'field.required' ? sentences.get(error.field) : undefined;
    return missing === undefined ? error : { ...error, message: missing, named: missing };
  });
}
