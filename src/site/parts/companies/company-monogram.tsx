import styles from './company-monogram.module.css';

/** Initials in place of the picture of a company. */
export function CompanyMonogram({ name }: { name: string }) {
  const words = name.split(/[\s.,&'’/-]+/u).filter((word) => /^[\p{L}\d]/u.test(word));
  const initials = words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
  return (
    <span className={styles.monogram} aria-hidden="true">
      {initials.toLocaleUpperCase('fr')}
    </span>
  );
}
