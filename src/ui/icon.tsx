import { clsx } from 'clsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import styles from './icon.module.css';

type Props = { name: IconName; className?: string };

/**
 * A decorative picture as tall as its line of text. It has no accessible name, because the text next to it
 * gives the meaning. Parts that a search does not show at first may use all icons (`AnyIcon`).
 */
export function Icon({ name, className }: Props) {
  return <PathIcon path={iconPaths[name]} className={className} />;
}

/** An icon by its path. */
export function PathIcon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
