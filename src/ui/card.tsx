import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

/** A raised sheet of paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.card, className)} />;
}
