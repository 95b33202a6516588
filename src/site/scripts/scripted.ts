import { createContext, use } from 'react';
import { useMatches } from 'react-router';
import { useRootData } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import { isStoredError } from '#site/routing/stored-message.ts';

/** What the server knows of the page that it renders. */
type ServerRendering = {
  readonly failed: boolean;
  /** The address of the scripts' entry. */
  readonly entry: string;
  readonly nonce: string;
  /** The addresses of the words that they ask for first. */
  readonly words: readonly string[];
};

/** Null in the browser, to which the page came with its scripts. */
export const Rendering = createContext<ServerRendering | null>(null);

/**
 * Whether the page is sent with its scripts: not a screen of content nor an error page, unless it has
 * something to say, for only a script lays a message above its page. In development every page has its
 * scripts: they bring edits at once.
 */
export function useScripted(): boolean {
  const rendering = use(Rendering);
  const message = useRootData()?.message ?? null;
  const raises = message !== null && isStoredError(message);
  const matches = useMatches();
  if (rendering === null || import.meta.env.DEV || raises) return true;
  return !rendering.failed && matches.every(({ handle }) => !isHandle(handle) || handle.hydrate);
}
