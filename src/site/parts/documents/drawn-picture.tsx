import { clsx } from 'clsx';
import type { DrawnInstead } from './drawn-instead.ts';
import styles from './drawn-picture.module.css';

/** The drawing of a document without a picture. It is decorative. */
export function DrawnPicture({ outline, ground, className }: DrawnInstead & { className?: string | undefined }) {
  return (
    <svg className={clsx(styles.picture, className)} data-ground={ground} viewBox="-60 -20 600 400" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
