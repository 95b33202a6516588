import { useTranslations } from 'use-intl';
import type { Ages } from '#identity/provider/accounts/registration.ts';
import styles from './sheet.module.css';

/** Whom missions are open to: told before anything is typed, and nobody is refused an account. */
export function EligibilityRule({ ages }: { ages: Ages | null }) {
  const t = useTranslations('eligibility');
  if (ages === null) return null;
  return (
    <p className={styles.rule}>
      {t('rule', ages)} {t('source')}
    </p>
  );
}
