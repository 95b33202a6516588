import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** A raised sheet of paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.card, className)} />;
}
