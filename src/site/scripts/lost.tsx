import type { ReactNode } from 'react';
import styles from './lost.module.css';

type Props = { stamp: string; title: string; children: ReactNode };

/** The frame of the not-found and error screens. It looks like a returned letter. */
export function Lost({ stamp, title, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.envelope}>
        <p className={styles.stamp} aria-hidden="true">
          {stamp}
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
