import { useTranslations } from 'use-intl';
import { useAddress } from '../shell/addresses.ts';
import { useReturning } from '../shell/here.ts';
import { useShownViewer } from '../shell/root-data.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './steps.module.css';

const steps = ['find', 'profile', 'apply'] as const;

/** How it works, as a journey in three stops. */
export function Steps() {
  const t = useTranslations('home.steps');
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li className={styles.step} key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(step)}</h3>
            <p>{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <NextStep />
    </section>
  );
}

function NextStep() {
  const t = useTranslations('home.steps');
  const mine = useAddress()('/espace-personnel/candidatures');
  const signUp = useReturning('/connexion/choix');
  const viewer = useShownViewer();
  return (
    <a className={buttonClass('secondary')} href={viewer ? mine : signUp} rel="nofollow">
      {t(viewer ? 'mine' : 'signUp')}
    </a>
  );
}
