import { useTranslations } from '#words/use-translations.ts';
import type { Ages } from '#identity/provider/accounts/registration.ts';
import styles from './sheet.module.css';

/**
 * Says who may apply for missions, before the person types anything. Other people can create an account too.
 */
export function EligibilityRule({ ages }: { ages: Ages | null }) {
  const t = useTranslations('eligibility');
  if (ages === null) return null;
  return (
    <p className={styles.rule}>
      {t('rule', ages)} {t('source')}
    </p>
  );
}
