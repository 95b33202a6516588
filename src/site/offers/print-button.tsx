import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './print-button.module.css';

/** Without scripts the browser's own command remains. */
export function PrintButton() {
  const t = useTranslations('offer');
  return (
    <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
      <Icon name="print" />
      {t('print')}
    </Button>
  );
}
