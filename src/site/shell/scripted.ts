import { createContext } from 'react';
import type { EntryContext } from 'react-router';

/** Whether the page being rendered is sent with its scripts; in the browser, it was. */
export const Scripted = createContext(true);

/**
 * False for screens of content and for error pages, unless they have something to say: only a script lays a message above its
 * page. In development every page has its scripts, for they bring edits at once.
 */
export function isScripted({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const { errors, loaderData, matches } = staticHandlerContext;
  if (import.meta.env.DEV || saysSomething(loaderData['root'])) return true;
  return errors === null && matches.every(({ route }) => hydrates(routeModules[route.id]?.handle));
}

function saysSomething(root: unknown): boolean {
  return typeof root === 'object' && root !== null && 'message' in root && root.message !== null;
}

function hydrates(handle: unknown): boolean {
  return !(typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false);
}
