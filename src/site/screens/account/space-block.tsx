import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './account-page.module.css';

type Link = { readonly to: string; readonly words: string };

type Props = {
  title: string;
  /** Link to the whole list; null while the list is empty. */
  all: Link | null;
  children: ReactNode;
};

/** A part of the personal space: a title, the latest entries, and a link to the whole list. */
export function SpaceBlock({ title, all, children }: Props) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {all === null ? null : (
        <a className={styles.all} href={all.to}>
          {all.words}
          <Icon name="arrow-right" />
        </a>
      )}
    </section>
  );
}

/** The words of a part without entries, and a link to the next thing to do. */
export function EmptyBlock({ text, next }: { text: string; next: Link | null }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {next === null ? null : (
        <a className={styles.next} href={next.to}>
          {next.words}
        </a>
      )}
    </div>
  );
}

type RowProps = {
  /** The name of the entry as an element, usually a link. */
  name: ReactNode;
  /** Language of the name, if it is not the language of the page. */
  language?: string | undefined;
  about?: string | undefined;
  children?: ReactNode;
};

/** An entry: its name and facts, then its state. */
export function SpaceRow({ name, language, about, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 lang={language}>{name}</h3>
        {about === undefined ? null : <p>{about}</p>}
      </div>
      <p className={styles.state}>{children}</p>
    </li>
  );
}
