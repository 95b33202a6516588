import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './results-page.module.css';

type Props = {
  readonly id: string;
  /** The title contains the number of results. */
  readonly title: string;
  /** Address of all results; null if the section shows all. */
  readonly all: { readonly address: string; readonly label: string } | null;
  readonly children: ReactNode;
};

/** The section for results of one kind. */
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
