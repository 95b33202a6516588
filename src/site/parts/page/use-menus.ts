import { use } from 'react';
import type { MenuLink, Menus, StaticPages } from '#site/request/menus.ts';
import { useRootData } from '#site/request/root-data.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Rendering } from '#site/scripts/scripted.ts';
import { shownLinks } from './shown-links.ts';

/**
 * Returns the menus for components that only the server renders; null on an error page whose root loader
 * failed.
 */
export const useMenus = (): Menus | null => use(Rendering)?.menus ?? null;

/** Returns the pages that editors chose; undefined on an error page whose root loader failed. */
export const usePages = (): StaticPages | null | undefined => useRootData()?.pages;

/** Filters links by the viewer. */
export function useShownLinks(): (links: readonly MenuLink[]) => readonly MenuLink[] {
  const root = useRootData();
  return (links) => shownLinks(links, root?.viewer ?? null, root?.pages ?? null);
}

/** Screens of the site that a page of the editors may replace. */
const screens = { privacy: '/confidentialite', contact: '/nous-ecrire' } as const;

/**
 * Returns the address for privacy or contact: the page that editors chose, or else the screen of the site.
 */
export function useStaticPage(name: keyof typeof screens): string {
  const screen = useAddress()(screens[name]);
  return usePages()?.[name] ?? screen;
}
