import styles from './country-outline.module.css';

/**
 * The outline of a country in the style of an engraving. It has no text for screen readers, because the
 * heading next to it names the country.
 */
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
