import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import * as entry from '../entry.server.tsx';
import routes from '../routes.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Asset = NonNullable<ServerBuild['assets']['routes'][string]>;

const files = import.meta.glob<Route['module']>(['../**/*.{ts,tsx}', '!../**/*.test.*']);

/**
 * Builds the site from its routes and their files, in the form in which a build of the router passes it to
 * the server. Assets have no address.
 */
export async function siteBuild(): Promise<ServerBuild> {
  const built = [await readRoute({ file: 'root.tsx', path: '' }), ...(await readRoutes(routes, 'root'))];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(built.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(built.map((route) => [route.id, assetOf(route)])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

async function readRoutes(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const read = entries.map(async (one) => {
    const route = await readRoute(one, parentId);
    return [route, ...(await readRoutes(one.children ?? [], route.id))];
  });
  return (await Promise.all(read)).flat();
}

async function readRoute({ id, file, path, index }: RouteConfigEntry, parentId?: string): Promise<Route> {
  const module = await files[`../${file}`]?.();
  if (!module) throw new Error(`routes.ts names ${file}, which is not there`);
  return { id: id ?? file.replace(/\.tsx?$/, ''), parentId, path, index, module };
}

function assetOf({ id, parentId, path, index, module }: Route): Asset {
  return {
    id,
    parentId,
    path,
    index,
    module: `/assets/${id}.js`,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: 'clientAction' in module,
    hasClientLoader: 'clientLoader' in module,
    hasClientMiddleware: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
