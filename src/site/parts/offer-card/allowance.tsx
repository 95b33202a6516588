import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import styles from './allowance.module.css';

type Props = {
  /** Null if the offer states no allowance. */
  euros: number | null;
  /** True to add «a month»; false if words beside the amount say so. */
  monthly?: boolean;
};

/** An amount, or the words that every screen uses for an unknown allowance. */
export function Allowance({ euros, monthly = false }: Props) {
  const t = useTranslations('offer');
  const format = useFormats();
  if (euros === null) return <span className={styles.unknown}>{t('allowanceUnknown')}</span>;
  return monthly ? t('allowanceOf', { amount: format.euros(euros) }) : format.euros(euros);
}
