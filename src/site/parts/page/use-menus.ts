import { useAddress } from '#site/routing/addresses.ts';
import type { MenuLink, Menus } from '#site/request/menus.ts';
import { useRootData } from '#site/request/root-data.ts';
import { shownLinks } from './shown-links.ts';

/** Undefined on an error page whose root did not load. */
export const useMenus = (): Menus | undefined => useRootData()?.menus;

/** Filters links by the viewer. */
export function useShownLinks(): (links: readonly MenuLink[]) => readonly MenuLink[] {
  const root = useRootData();
  return (links) => shownLinks(links, root?.viewer ?? null, root?.menus.pages ?? null);
}

/** The screens for which editors may name a page. */
const screens = { privacy: '/confidentialite', contact: '/nous-ecrire' } as const;

/** The address for privacy or contact: the editors' page, else the screen. */
export function useStaticPage(name: keyof typeof screens): string {
  const screen = useAddress()(screens[name]);
  return useMenus()?.pages?.[name] ?? screen;
}
