import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './slice-section.module.css';

type Props = {
  readonly title: string | null;
  readonly lead?: string | null;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A section of a page below its title. Without a title, screen readers do not list it as a landmark. */
export function SliceSection({ title, lead = null, className, children }: Props) {
  const id = useId();
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={title ? id : undefined}>
      {title || lead ? (
        <header className={styles.head}>
          {title ? <h2 id={id}>{title}</h2> : null}
          {lead ? <p>{lead}</p> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
