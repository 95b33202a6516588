import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  title: ReactNode;
  /** A line above the title that shows the place of the page in the site. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** True for a single column of reading width, as for forms and texts. */
  narrow?: boolean;
  children?: ReactNode;
};

/** The frame of an ordinary page: heading, lead, content. The shell around it contains `main`. */
export function Page({ title, eyebrow, lead, narrow = false, children }: Props) {
  return (
    <div className={clsx(styles.page, narrow && styles.narrow)}>
      <header className={styles.head}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
