import { useTranslations } from '#words/use-translations.ts';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { FormattedText } from '#site/parts/offers/formatted-text.tsx';
import styles from './offer-page.module.css';

type Props = {
  offer: { readonly description: string | null; readonly profile: string | null; readonly language: Locale };
};

/** The mission and the candidate profile in the employer's words. */
export function OfferText({ offer: { description, profile, language } }: Props) {
  const t = useTranslations('details');
  const foreign = language !== useLocale();
  return (
    <>
      <section className={styles.section} aria-labelledby="mission">
        <h2 id="mission">{t('mission')}</h2>
        {foreign ? <p className={styles.language}>{t(`writtenIn.${language}`)}</p> : null}
        {description ? <FormattedText text={description} lang={language} /> : <p>{t('noText')}</p>}
      </section>
      {profile ? (
        <section className={styles.section} aria-labelledby="profile">
          <h2 id="profile">{t('profile')}</h2>
          <FormattedText text={profile} lang={language} />
        </section>
      ) : null}
    </>
  );
}
