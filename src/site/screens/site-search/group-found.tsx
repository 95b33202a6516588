import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './results-page.module.css';

type Props = {
  readonly id: string;
  /** Says how many there are. */
  readonly title: string;
  /** The way to all of them; null where all are here. */
  readonly all: { readonly address: string; readonly label: string } | null;
  readonly children: ReactNode;
};

/** What was found of one kind. */
export function GroupFound({ id, title, all, children }: Props) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {all ? (
        <p>
          <a className={buttonClass('primary')} href={all.address}>
            {all.label}
            <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </section>
  );
}
