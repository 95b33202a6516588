import type { MenuLink, Menus } from './menus.ts';
import { useRootData } from './root-data.ts';
import { shownLinks } from './shown-links.ts';

/** Undefined on an error page whose root did not load. */
export const useMenus = (): Menus | undefined => useRootData()?.menus;

/** Which of some links whoever looks at the page sees. */
export function useShownLinks(): (links: readonly MenuLink[]) => readonly MenuLink[] {
  const root = useRootData();
  return (links) => shownLinks(links, root?.viewer ?? null, root?.menus.pages ?? null);
}
