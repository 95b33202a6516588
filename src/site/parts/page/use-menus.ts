import { useAddress } from '#site/routing/addresses.ts';
import type { MenuLink, Menus } from '#site/request/menus.ts';
import { useRootData } from '#site/request/root-data.ts';
import { shownLinks } from './shown-links.ts';

/** Undefined on an error page whose root did not load. */
export const useMenus = (): Menus | undefined => useRootData()?.menus;

/** Which of some links whoever looks at the page sees. */
export function useShownLinks(): (links: readonly MenuLink[]) => readonly MenuLink[] {
  const root = useRootData();
  return (links) => shownLinks(links, root?.viewer ?? null, root?.menus.pages ?? null);
}

/** The screens of what editors may have a page for. */
const screens = { privacy: '/confidentialite', contact: '/nous-ecrire' } as const;

/** Where one reads of privacy or contact: the page that editors name, which leads on, or else its screen. */
export function useStaticPage(name: keyof typeof screens): string {
  const screen = useAddress()(screens[name]);
  return useMenus()?.pages?.[name] ?? screen;
}
