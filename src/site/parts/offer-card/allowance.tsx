import type { ReactNode } from 'react';
import { type CardWords, useCardWords } from './card-words.ts';
import styles from './allowance.module.css';

type Props = {
  /** Null if the offer states no allowance. */
  euros: number | null;
  /** True to add «a month», because no other text next to the amount says it. */
  monthly?: boolean;
};

/** An amount, or the text for an unknown allowance, which is the same on every screen. */
export function Allowance(shown: Props) {
  return writtenAllowance(useCardWords(), shown);
}

export function writtenAllowance({ t, format }: CardWords, { euros, monthly = false }: Props): ReactNode {
  if (euros === null) return <span className={styles.unknown}>{t('allowanceUnknown')}</span>;
  return monthly ? t('allowanceOf', { amount: format.euros(euros) }) : format.euros(euros);
}
