import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { useLocale } from '#words/use-locale.ts';
import { type Entering, signInAddress, type WayIn } from '#site/routing/addresses.ts';
import { useRootData } from '#site/request/root-data.ts';
import styles from './sign-in-choices.module.css';

type Props = {
  /** Relative address to return to, language included. */
  redirect: string;
  /** Token of the interrupted form; with it, the sign-in gives the form back. */
  kept?: string | null;
};

/**
 * All sign-in methods (specification §2): one button for newcomers, the others below. They are links, never
 * forms: `form-action` also applies to redirects after a form (CSP 3, 6.3.1), and sign-ins redirect to other
 * origins.
 */
export function SignInChoices({ redirect, kept = null }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  const { services = [], resetsPassword = false } = useRootData() ?? {};
  const to = (way: WayIn, entering: Entering = {}) => signInAddress(locale, way, redirect, { kept, ...entering });
  return (
    <div className={styles.ways}>
      <a className={buttonClass('primary')} href={to('/inscription')} rel="nofollow">
        {t('signUp')}
      </a>
      <div className={styles.others}>
        <a className={buttonClass('secondary')} href={to('/connexion')} rel="nofollow">
          {t('signIn')}
        </a>
        {services.map((service) => (
          <a key={service} className={buttonClass('secondary')} href={to('/connexion', { service })} rel="nofollow">
            {t(`services.${service}`)}
          </a>
        ))}
      </div>
      <p className={styles.links}>
        <a href={to('/inscription', { registration: 'complete' })} rel="nofollow">
          {t('complete')}
        </a>
        {resetsPassword ? (
          <a href={to('/mot-de-passe')} rel="nofollow">
            {t('forgotten')}
          </a>
        ) : null}
      </p>
    </div>
  );
}
