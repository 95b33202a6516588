import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { Topic } from '#board/context/changes.ts';
import type { Spelling } from './routing/one-spelling.ts';
import { queryTriggers } from './routing/query-trigger.ts';
import { pagePath, partOfData } from './scripts/router-internals.ts';
import { type CanonicalAddress, isHandle, type MenuItem, type RateLimit } from './routing/screen-handle.ts';

/** A screen in the form that the server uses: its handle, with all defaults filled in. */
export type Screen = {
  readonly hydrate: boolean;
  readonly robots: 'noindex' | null;
  readonly cache: {
    readonly seconds: number;
    readonly about: readonly Topic[];
    readonly address: CanonicalAddress;
  } | null;
  /** True if a replica that lags a few seconds may answer visitors. */
  readonly mayLag: boolean;
  readonly limit: RateLimit;
  readonly takesFiles: boolean;
  /** Canonical spelling of the screen's addresses, without the language. */
  readonly spelling: Spelling;
};

export type Screens = {
  /**
   * Finds the screen of a path as the router does: decoded, in any case, and with or without the suffix of
   * page data (`/offres.data`). The path at which scripts request routes has no screen, although it matches
   * the pattern of `/:uid`.
   */
  at(pathname: string): Screen;
  /** The screens of the candidate's menu, in the order of routes.ts. */
  readonly menu: readonly MenuItem[];
};

const defaultLimit: RateLimit = { name: 'any form', max: 120, counts: 'posts' };
const unknown = { pattern: '/*', lowerCase: false };
const undeclared: Screen = {
  hydrate: true,
  robots: null,
  cache: null,
  mayLag: false,
  limit: defaultLimit,
  takesFiles: false,
  spelling: unknown,
};

// Limit of cached paths. They are cached because matching a path ranks every route again, which takes 0.1 ms.
const remembered = 2000;

/** Reads the handles of all screens once. */
export async function readScreens(build: ServerBuild): Promise<Screens> {
  const screens = new Map<string, Screen>();
  for (const route of Object.values(build.routes)) {
    if (route) screens.set(route.id, await readScreen(route.module.handle, wholePath(route, build.routes)));
  }
  const tree = childrenOf(undefined, build.routes);
  const { manifestPath } = build.routeDiscovery;
  const known = new LRUCache<string, Screen>({ max: remembered });
  return {
    menu: Object.values(build.routes).flatMap((route) => (route ? menuItems(route, build.routes) : [])),
    at(pathname) {
      if (pathname === manifestPath) return { ...undeclared, spelling: { pattern: manifestPath, lowerCase: false } };
      const match = known.get(pathname) ?? screens.get(matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id ?? '');
      const screen = match ?? undeclared;
      known.set(pathname, screen);
      return screen;
    },
  };
}

async function readScreen(handle: unknown, pattern: string): Promise<Screen> {
  if (!isHandle(handle)) return { ...undeclared, spelling: { pattern, lowerCase: false } };
  const { hydrate, robots = null, cache, limit = defaultLimit, takesFiles = false, lowerCase = false } = handle;
  const mayLag = cache !== undefined || handle.mayLag === true;
  const address = cache?.address ? await cache.address() : () => new URLSearchParams();
  // Adds the topic `content` to every page, because editors write the header and footer.
  const about = [...new Set<Topic>([...(cache?.about ?? []), 'content'])];
  const kept = cache ? { ...cache, about, address: unlessPersonal(address) } : null;
  return { hydrate, robots, limit, takesFiles, mayLag, cache: kept, spelling: { pattern, lowerCase } };
}

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

function menuItems(route: Route, routes: Routes): MenuItem[] {
  const { handle } = route.module;
  return isHandle(handle) && handle.menu ? [{ ...handle.menu, path: wholePath(route, routes) }] : [];
}

/** Returns the whole path of a route, without the optional segment of the language. */
export function wholePath({ path, parentId = '' }: Route, routes: Routes): string {
  const parent = routes[parentId];
  const above = parent ? wholePath(parent, routes) : '';
  return path === undefined || path === '' || path === 'en?' ? above : `${above}/${path.replace(/^en\?\//, '')}`;
}

/**
 * Returns null for addresses with parameters that no cache may answer: parameters that start a sign-in, show
 * a message or request only a part of the page's data.
 */
function unlessPersonal(address: CanonicalAddress): CanonicalAddress {
  return (parameters, known) =>
    parameters.has(partOfData) || queryTriggers.some((name) => parameters.has(name))
      ? null
      : address(parameters, known);
}

/** Returns the routes below a route as a tree for `matchRoutes`. */
export function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return index
      ? [{ id, path, index, caseSensitive }]
      : [{ id, path, caseSensitive, children: childrenOf(id, routes) }];
  });
}
