import { useActionData } from 'react-router';
import { maximumEmailLength, maximumMessageLength } from '#board/applications/application-limits.ts';
import { reportReasons } from '#board/contact/abuse/report-limits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { Trap } from '#site/parts/page/trap.tsx';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import styles from './report-form.module.css';
import type { ReportIntent, sendReport } from './send-report.ts';

/** The form of a report; refused values are shown again with their errors. */
export function ReportForm() {
  const t = useTranslations('abuse');
  const failure = useActionData<typeof sendReport>();
  const labels = { reason: t('reason'), message: t('message'), email: t('email') };
  const errors = useFieldErrors(failure?.errors ?? {}, labels);
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors.find((one) => one.field === name)?.message,
    defaultValue: failure?.values[name] ?? '',
  });
  return (
    <form method="post" className={styles.form} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      {failure?.trapped ? <Notice tone="error">{t('trapped')}</Notice> : null}
      <SelectField
        {...field('reason')}
        placeholder={t('choose')}
        options={reportReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        required
      />
      <TextAreaField {...field('message')} hint={t('messageHint')} rows={6} maxLength={maximumMessageLength} />
      <TextField
        {...field('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={maximumEmailLength}
      />
      <Trap />
      <Button name="intent" value={'report' satisfies ReportIntent}>
        {t('send')}
      </Button>
    </form>
  );
}
