import { useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength, maximumMessageLength } from '#board/applications/application-limits.ts';
import { maximumSubjectLength, minimumContactLength } from '#board/contact/contact-limits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { maximumNameLength } from '#words/name-limits.ts';
import { Trap } from '#site/parts/page/trap.tsx';
import { summaryOf, type Refusals, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import styles from './contact-page.module.css';
import type { loader } from './load-contact.ts';
import type { LetterIntent, sendLetter } from './send-letter.ts';

/** The contact form; refused values are shown again with their errors. */
export function ContactForm() {
  const t = useTranslations('contact');
  const { known, incident } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof sendLetter>();
  const labels = { name: t('name'), email: t('email'), subject: t('subject'), message: t('message') };
  const errors = useContactErrors(failure?.errors ?? {}, labels);
  const subject = incident === null ? '' : t('incident', { incident });
  const field = (name: keyof typeof labels, given = '') => ({
    name,
    label: labels[name],
    error: errors.find((one) => one.field === name)?.message,
    defaultValue: failure?.values[name] ?? given,
    required: true,
  });
  return (
    <form method="post" className={styles.form} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      {failure?.trapped ? <Notice tone="error">{t('trapped')}</Notice> : null}
      <TextField {...field('name', known.name)} autoComplete="name" maxLength={maximumNameLength} />
      <TextField
        {...field('email', known.email)}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={maximumEmailLength}
      />
      <TextField {...field('subject', subject)} maxLength={maximumSubjectLength} />
      <TextAreaField
        {...field('message')}
        hint={t('messageHint', { least: minimumContactLength })}
        rows={8}
        maxLength={maximumMessageLength}
      />
      <Trap />
      <Button name="intent" value={'write' satisfies LetterIntent}>
        {t('send')}
      </Button>
    </form>
  );
}

type Labels = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

/**
 * Returns the errors as `useFieldErrors` does. But an empty field gets a sentence about what to write, as on
 * the sign-up pages.
 */
function useContactErrors(refusals: Refusals, labels: Labels): ReturnType<typeof useFieldErrors> {
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
