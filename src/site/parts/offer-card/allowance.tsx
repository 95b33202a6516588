import type { ReactNode } from 'react';
import type { ShownAllowance } from '#reference/shown-allowance.ts';
import { type CardWords, useCardWords } from './card-words.ts';
import styles from './allowance.module.css';

type Props = {
  allowance: ShownAllowance | null;
  /** True to add «a month», because no other text next to the amount says it. */
  monthly?: boolean;
};

/**
 * An amount, or the text for an unknown allowance. An estimate is marked:
 * «≈ 2 859 € / mois», and the year of the scale on the next line.
 */
export function Allowance(shown: Props) {
  return writtenAllowance(useCardWords(), shown);
}

export function writtenAllowance({ t, format }: CardWords, { allowance, monthly = false }: Props): ReactNode {
  // A card shows no visible label beside the amount.
  if (allowance === null)
    return <span className={styles.unknown}>{t(monthly ? 'allowanceUnknownNamed' : 'allowanceUnknown')}</span>;
  const { euros, scaleYear } = allowance;
  const written = (amount: string) => (monthly ? t('allowanceOf', { amount }) : amount);
  if (scaleYear === undefined) return written(format.euros(euros));
  return (
    <>
      <span className="visually-hidden">{`${t('allowanceEstimate')} `}</span>
      {`${written(t('allowanceAbout', { amount: format.euros(euros) }))} `}
      <small className={styles.year}>{t('allowanceScale', { year: String(scaleYear) })}</small>
    </>
  );
}
