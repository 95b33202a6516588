import styles from './country-outline.module.css';

/** A country as an engraver would cut it. What it shows, the heading beside it says. */
export function CountryOutline({ path }: { path: string }) {
  return (
    <svg className={styles.outline} viewBox="0 0 480 360" aria-hidden="true">
      <defs>
        <pattern id="engraved" width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.line} d="M0 3h6" />
        </pattern>
        <path id="outline" d={path} />
      </defs>
      <use href="#outline" className={styles.land} />
      <use href="#outline" fill="url(#engraved)" />
      <use href="#outline" className={styles.coast} />
    </svg>
  );
}
