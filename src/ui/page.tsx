import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  title: ReactNode;
  /** A line above the title that names the part of the site to which the page belongs. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** True for a column of reading width, for pages that are forms or texts. */
  narrow?: boolean;
  children?: ReactNode;
};

/**
 * The frame of an ordinary page: heading, lead and content. The shell adds the `main` element around the
 * frame.
 */
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
