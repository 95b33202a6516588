import { useTranslations } from '#words/use-translations.ts';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { FormattedText } from './formatted-text.tsx';
import styles from './offer-text.module.css';

type Props = {
  offer: { readonly description: string | null; readonly profile: string | null; readonly language: Locale };
  headingLevel?: 2 | 3;
};

/** The mission and the candidate profile in the employer's words. */
export function OfferText({ offer: { description, profile, language }, headingLevel = 2 }: Props) {
  const t = useTranslations('details');
  const Heading = `h${headingLevel}` as const;
  const foreign = language !== useLocale();
  return (
    <>
      <section className={styles.section} aria-labelledby="mission">
        <Heading id="mission">{t('mission')}</Heading>
        {foreign ? <p className={styles.language}>{t(`writtenIn.${language}`)}</p> : null}
        {description ? <FormattedText text={description} lang={language} /> : <p>{t('noText')}</p>}
      </section>
      {profile ? (
        <section className={styles.section} aria-labelledby="profile">
          <Heading id="profile">{t('profile')}</Heading>
          <FormattedText text={profile} lang={language} />
        </section>
      ) : null}
    </>
  );
}
