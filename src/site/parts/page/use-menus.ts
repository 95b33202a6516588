import { use } from 'react';
import type { MenuLink, Menus, StaticPages } from '#site/request/menus.ts';
import { useRootData } from '#site/request/root-data.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Rendering } from '#site/scripts/scripted.ts';
import { shownLinks } from './shown-links.ts';

/**
 * Returns the menus, for parts that only the server renders; null on an error page whose root loader
 * failed.
 */
export const useMenus = (): Menus | null => use(Rendering)?.menus ?? null;

/** Undefined on an error page whose root did not load. */
export const usePages = (): StaticPages | null | undefined => useRootData()?.pages;

/** Filters links by the viewer. */
export function useShownLinks(): (links: readonly MenuLink[]) => readonly MenuLink[] {
  const root = useRootData();
  return (links) => shownLinks(links, root?.viewer ?? null, root?.pages ?? null);
}

/** The screens for which editors may name a page. */
const screens = { privacy: '/confidentialite', contact: '/nous-ecrire' } as const;

/** The address for privacy or contact: the editors' page, or else the screen. */
export function useStaticPage(name: keyof typeof screens): string {
  const screen = useAddress()(screens[name]);
  return usePages()?.[name] ?? screen;
}
