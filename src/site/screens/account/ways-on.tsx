import { useTranslations } from '#words/use-translations.ts';
import { GuideLink } from '#site/parts/page/guide-link.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './conditions-page.module.css';

/**
 * What a person can do to whom missions may not be open. `profile` is the address of the profile, for people
 * who may complete it nevertheless.
 */
export function WaysOn({ profile }: { profile: string | null }) {
  const t = useTranslations('conditions.ways');
  const addressOf = useAddress();
  return (
    <section className={styles.section} aria-labelledby="ways">
      <h2 id="ways">{t('title')}</h2>
      <p className={styles.ways}>
        <a className={buttonClass('primary')} href={addressOf('/offres/recherche')}>
          {t('offers')}
        </a>
        <a className={buttonClass('secondary')} href={addressOf('/entreprises')}>
          {t('companies')}
        </a>
      </p>
      {profile === null ? null : (
        <p>
          <a href={profile}>{t('profile')}</a>
        </p>
      )}
      <GuideLink page="eligibility">{t('guide')}</GuideLink>
      <p>
        <a href={addressOf('/espace-personnel/donnees')}>{t('data')}</a>
      </p>
    </section>
  );
}
