import styles from './journey.module.css';

type Stop = { readonly title: string | null; readonly text: string | null };

/** Numbered stops, with the way from one to the next. */
export function Journey({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.steps}>
      {stops.map(({ title, text }, index) => (
        <li className={styles.step} key={title ?? index}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
