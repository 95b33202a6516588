import { createContext, type ReactNode, use } from 'react';
import { useMatches } from 'react-router';
import type { Menus } from '#site/request/menus.ts';
import { useRootData } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import { isStoredError } from '#site/routing/stored-message.ts';

/** Facts that the server knows about the page that it renders. */
export type ServerRendering = {
  readonly failed: boolean;
  /** Address of the scripts' entry. */
  readonly entry: string;
  readonly nonce: string;
  /** Stands for the data of the loaders, as the router encodes them; null if there are none. */
  readonly loaded: string | null;
  /** The editors' header and footer; null if the root loader failed. */
  readonly menus: Menus | null;
  /** Addresses of the words that the scripts request first; the page preloads them. */
  readonly words: readonly string[];
  /** Returns what stands for an element that depends only on a key. Null to render every element in place. */
  readonly markupOf: ((key: string, element: ReactNode) => string) | null;
};

/** Facts about the rendering on the server; null in the browser. */
export const Rendering = createContext<ServerRendering | null>(null);

/**
 * Tells if the page is sent with its scripts. Screens of content and error pages are sent without, except if
 * they show a message, because only a script can show a message above the page. In development every page has
 * its scripts, because the scripts apply edits at once.
 */
export function useScripted(): boolean {
  const rendering = use(Rendering);
  const message = useRootData()?.message ?? null;
  const raises = message !== null && isStoredError(message);
  const matches = useMatches();
  if (rendering === null || import.meta.env.DEV || raises) return true;
  return !rendering.failed && matches.every(({ handle }) => !isHandle(handle) || handle.hydrate);
}
