import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import styles from './allowance.module.css';

type Props = {
  /** Null where the offer does not say. */
  euros: number | null;
  /** Nothing beside it says that it is of a month. */
  monthly?: boolean;
};

/** An amount, or the one way in which all screens say that an offer does not say its own. */
export function Allowance({ euros, monthly = false }: Props) {
  const t = useTranslations('offer');
  const format = useFormats();
  if (euros === null) return <span className={styles.unknown}>{t('allowanceUnknown')}</span>;
  return monthly ? t('allowanceOf', { amount: format.euros(euros) }) : format.euros(euros);
}
