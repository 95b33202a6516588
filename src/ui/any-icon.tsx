import { PathIcon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import { type OtherIconName, otherIconPaths } from './other-icon-paths.ts';

export type AnyIconName = IconName | OtherIconName;

const paths = { ...iconPaths, ...otherIconPaths };

/** An icon of a part that a search does not show at first; see `Icon`. */
export function AnyIcon({ name, className }: { name: AnyIconName; className?: string }) {
  return <PathIcon path={paths[name]} className={className} />;
}
