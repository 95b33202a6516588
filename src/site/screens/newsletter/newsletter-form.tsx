import { useActionData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumEmailLength } from '#board/applications/application-limits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/text-field.tsx';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import type { NewsletterIntent } from './newsletter-dialog.tsx';
import type { changeNewsletter } from './change-newsletter.ts';
import styles from './newsletter.module.css';

/** The form for an address; a refused address is shown again with its error. */
export function NewsletterForm() {
  const t = useTranslations('newsletter');
  const failure = useActionData<typeof changeNewsletter>();
  const errors = useFieldErrors(failure?.errors ?? {}, { email: t('email') });
  return (
    <form method="post" className={styles.form} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      <TextField
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        error={errors[0]?.message}
        defaultValue={failure?.email}
        type="email"
        autoComplete="email"
        maxLength={maximumEmailLength}
        required
      />
      <Button name="intent" value={'subscribe' satisfies NewsletterIntent}>
        {t('subscribe')}
      </Button>
    </form>
  );
}
