import { z } from 'zod';
import { objectsOf, isObject, textOf } from '../../json.ts';
import type { Shown } from './shown.ts';

/**
 * Pattern of the address of a document: `/:lang?/:section?/:uid`, with the links that lead to the document of
 * a section.
 */
export type Route = z.output<typeof routeSchema>;

const routeSchema = z.object({
  type: z.string().max(100),
  uid: z.string().max(200).optional(),
  lang: z.string().max(20).optional(),
  path: z.string().max(1000).startsWith('/'),
  resolvers: z.record(z.string().max(100), z.string().max(200)).default({}),
});
export const routesSchema = z.array(routeSchema).max(100);

/** Documents that were already read, by id. */
export type AtHand = ReadonlyMap<string, Shown>;

/**
 * Returns the address of a document by the first route that matches it. Null if no route matches, or if a
 * part of the address is missing.
 */
export function routeAddress(document: Shown, routes: readonly Route[], atHand: AtHand): string | null {
  for (const route of routes) {
    const address = isRouteOf(route, document) ? fill(route, document, atHand) : null;
    if (address !== null) return address;
  }
  return null;
}

function isRouteOf({ type, uid, lang }: Route, document: Shown): boolean {
  return type === document.type && (uid ?? document.uid) === document.uid && (lang ?? document.lang) === document.lang;
}

function fill({ path, resolvers }: Route, document: Shown, atHand: AtHand): string | null {
  const valueOf = (name: string): string | null => {
    if (name === 'lang') return document.lang;
    if (name === 'uid') return document.uid;
    if (name === 'type') return document.type;
    const along = Object.hasOwn(resolvers, name) ? resolvers[name] : undefined;
    return along === undefined ? null : (follow(document, along.split('.'), atHand)?.uid ?? null);
  };
  const segments: string[] = [];
  for (const segment of path.split('/').filter(Boolean)) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    const value = name === undefined ? segment : valueOf(name);
    if (value === null && optional === undefined) return null;
    if (value !== null) segments.push(name === undefined ? value : encodeURIComponent(value));
  }
  return `/${segments.join('/')}`;
}

/** Follows links from a document to another, one field after the other. */
function follow(document: Shown, [field, ...rest]: readonly string[], atHand: AtHand): Shown | undefined {
  const link = field === undefined ? undefined : document.data[field];
  const next = isObject(link) ? atHand.get(textOf(link['id'])) : undefined;
  return next === undefined || rest.length === 0 ? next : follow(next, rest, atHand);
}

/** Returns the ids of the documents that are needed for the addresses of these documents. */
export function stationsOf(documents: readonly Shown[], routes: readonly Route[]): string[] {
  const fieldsOf = Map.groupBy(routes, ({ type }) => type);
  return documents.flatMap(({ type, data }) =>
    (fieldsOf.get(type) ?? []).flatMap(({ resolvers }) =>
      objectsOf(Object.values(resolvers).flatMap((along) => along.split('.').map((field) => data[field]))).map(
        ({ id }) => textOf(id),
      ),
    ),
  );
}
