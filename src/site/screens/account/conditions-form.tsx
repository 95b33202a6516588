import { useTranslations } from '#words/use-translations.ts';
import { maxAge, minAge } from '#board/candidates/age.ts';
import type { ProfileChoice } from '#reference/profile-choices.ts';
import { type Refusals, summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './conditions-page.module.css';

type Props = {
  values: Readonly<Record<string, string>>;
  errors: Refusals;
  nationalities: readonly ProfileChoice[];
  /** Address of the profile for candidates who answer later; null if there are answers already. */
  later: string | null;
};

/** The two questions that decide if a mission is open to the candidate. */
export function ConditionsForm({ values, errors: refusals, nationalities, later }: Props) {
  const t = useTranslations('conditions');
  const rule = useTranslations('eligibility');
  const errors = useFieldErrors(refusals, { birthDate: t('birthDate'), nationality: t('nationality') });
  const field = (name: 'birthDate' | 'nationality') => ({
    name,
    label: t(name),
    error: errors.find((one) => one.field === name)?.message,
    defaultValue: values[name] ?? '',
    required: true,
  });
  return (
    <form method="post" className={styles.form} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      <TextField {...field('birthDate')} type="date" autoComplete="bday" />
      <SelectField {...field('nationality')} placeholder={t('choose')} options={nationalities} />
      <p className={styles.rule}>
        {rule('rule', { youngest: minAge, oldest: maxAge })} {rule('source')}
      </p>
      <div className={styles.ways}>
        <Button variant={later === null ? 'secondary' : 'primary'}>{t('send')}</Button>
        {later === null ? null : (
          <a className={buttonClass('quiet')} href={later}>
            {t('later')}
          </a>
        )}
      </div>
    </form>
  );
}
