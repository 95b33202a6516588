import { clsx } from 'clsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import styles from './icon.module.css';

type Props = { name: IconName; className?: string };

/**
 * A decorative picture as tall as its line of text. It has no accessible name, because the text next to it
 * gives the meaning.
 */
export function Icon({ name, className }: Props) {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
