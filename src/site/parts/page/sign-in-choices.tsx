import { useId } from 'react';
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
 * All sign-in methods (specification §2). They are links, never forms: `form-action` also applies to
 * redirects after a form (CSP 3, 6.3.1), and sign-ins redirect to other origins.
 */
export function SignInChoices({ redirect, kept = null }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  const { services = [], resetsPassword = false } = useRootData() ?? {};
  const to = (way: WayIn, entering: Entering = {}) => signInAddress(locale, way, redirect, { kept, ...entering });
  return (
    <div className={styles.ways}>
      <Choice way="signIn" variant="primary" href={to('/connexion')} />
      <Choice way="signUp" variant="secondary" href={to('/inscription')} />
      <Choice way="complete" variant="secondary" href={to('/inscription', { registration: 'complete' })} />
      {services.map((service) => (
        <a key={service} className={buttonClass('secondary')} href={to('/connexion', { service })} rel="nofollow">
          {t(`services.${service}`)}
        </a>
      ))}
      {resetsPassword ? (
        <a className={styles.forgotten} href={to('/mot-de-passe')} rel="nofollow">
          {t('forgotten')}
        </a>
      ) : null}
    </div>
  );
}

type ChoiceProps = { way: 'signIn' | 'signUp' | 'complete'; variant: 'primary' | 'secondary'; href: string };

/** One of the three sign-in methods, with a text that says for whom it is. */
function Choice({ way, variant, href }: ChoiceProps) {
  const t = useTranslations('login');
  const hint = useId();
  return (
    <div className={styles.choice}>
      <p id={hint}>{t(`hints.${way}`)}</p>
      <a className={buttonClass(variant)} href={href} rel="nofollow" aria-describedby={hint}>
        {t(way)}
      </a>
    </div>
  );
}
