import { useLocale } from '#words/use-locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { useLocation } from 'react-router';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { profileAddress } from '#site/routing/addresses.ts';
import type { Applicant } from './apply-state.ts';
import styles from './apply-section.module.css';

type Props = { cvs: Applicant['cvs']; chosen: string | undefined; error: string | undefined };

/** The choice among the CVs of the profile; the preferred CV is selected at first. */
export function CvChoice({ cvs, chosen, error }: Props) {
  const t = useTranslations('apply');
  const format = useFormats();
  const known = cvs.some(({ id }) => id === chosen) ? chosen : cvs.find(({ isDefault }) => isDefault)?.id;
  return (
    <fieldset className={styles.cvs} aria-describedby={error ? 'cv-error' : undefined}>
      <legend>{t('cv')}</legend>
      <p className={styles.hint}>{cvs.length > 0 ? t('cvHint') : t('noCv')}</p>
      {error ? (
        <p id="cv-error" className={styles.error}>
          {error}
        </p>
      ) : null}
      {cvs.map(({ id, fileName, publishedAt }, index) => (
        <CheckboxField
          key={id}
          id={index === 0 ? 'field-cv' : `field-cv-${index}`}
          type="radio"
          name="cv"
          value={id}
          label={t('cvOf', { name: fileName, date: format.dateTime(publishedAt, { dateStyle: 'long' }) })}
          defaultChecked={id === known}
        />
      ))}
      <AddCvLink id={cvs.length === 0 ? 'field-cv' : undefined} />
    </fieldset>
  );
}

function AddCvLink({ id }: { id: string | undefined }) {
  const t = useTranslations('apply');
  const address = profileAddress(useLocale(), useLocation().pathname, '#field-cvs');
  return (
    <a id={id} className={styles.add} href={address}>
      <AnyIcon name="plus" />
      {t('addCv')}
    </a>
  );
}
