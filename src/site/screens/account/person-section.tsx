import { useNavigation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { EligibilityDoubt } from '#board/candidates/eligibility.ts';
import { maximumNameLength } from '#words/name-limits.ts';
import type { Profile } from '#board/candidates/read-profile.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProfileChoice } from '#reference/profile-choices.ts';
import type { ProfileIntent } from './save-profile.ts';
import styles from './profile-page.module.css';
import { maxAge, minAge } from '#board/candidates/age.ts';
import { Notice } from '#ui/notice.tsx';

type Props = {
  profile: Profile;
  doubts: readonly EligibilityDoubt[];
  /** Error sentences by field. */
  errors: Readonly<Record<string, string>>;
  /** Typed values of a form that was refused. */
  values: Readonly<Record<string, string>>;
  nationalities: readonly ProfileChoice[];
  studyLevels: readonly ProfileChoice[];
};

/**
 * The candidate's identity. The button of this section is the first in the form of the page, because the
 * Enter key presses the first button and must save the profile.
 */
export function PersonSection({ profile, doubts, errors, values, nationalities, studyLevels }: Props) {
  const t = useTranslations('account.profile');
  const saving = useNavigation().formData?.get('intent') === 'save';
  const field = (name: 'firstName' | 'lastName' | 'birthDate' | 'nationality' | 'studyLevelId') => ({
    name,
    error: errors[name],
    defaultValue: values[name] ?? profile[name] ?? '',
  });
  return (
    <section className={styles.section} aria-labelledby="person-title">
      <h2 id="person-title">{t('identity')}</h2>
      <EligibilityNotice doubts={doubts} />
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          required
          maxLength={maximumNameLength}
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          required
          maxLength={maximumNameLength}
        />
      </div>
      <TextField {...field('birthDate')} label={t('birthDate')} type="date" autoComplete="bday" />
      <SelectField
        {...field('nationality')}
        label={t('nationality')}
        placeholder={t('choose')}
        options={nationalities}
      />
      <SelectField {...field('studyLevelId')} label={t('studyLevel')} placeholder={t('choose')} options={studyLevels} />
      <div>
        <Button name="intent" value={'save' satisfies ProfileIntent} busy={saving ? t('saving') : undefined}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

/** Conditions of missions that the profile may not meet. The candidate can apply in spite of them. */
function EligibilityNotice({ doubts }: { doubts: readonly EligibilityDoubt[] }) {
  const t = useTranslations('eligibility');
  const rule = (
    <p className={styles.rule}>
      {t('rule', { youngest: minAge, oldest: maxAge })} {t('source')}
    </p>
  );
  if (doubts.length === 0) return rule;
  return (
    <Notice tone="warning" title={t('doubtful')}>
      {doubts.map((doubt) => (
        <p key={doubt}>{t(`doubt.${doubt}`, { youngest: minAge, oldest: maxAge })}</p>
      ))}
      {rule}
    </Notice>
  );
}
