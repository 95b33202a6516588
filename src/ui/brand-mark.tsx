import styles from './brand-mark.module.css';

/**
 * The round logo with its paper plane. The logo has no accessible name, because the text next to the logo
 * names the site.
 */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
      <circle className={styles.disc} cx="22" cy="22" r="20.5" />
      <circle className={styles.ring} cx="22" cy="22" r="15.5" />
      <path className={styles.wing} d="m11.5 24 22-10.5-7.5 20-4.8-8.2z" />
      <path className={styles.fold} d="m21.2 25.3 12.3-11.8" />
    </svg>
  );
}
