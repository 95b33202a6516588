type Place = { readonly to: string };

/**
 * The place that a page belongs to: itself, or the nearest above it ('/a/b' stands below '/a'); undefined for
 * a page that is below none.
 */
export function nearestPlace<Link extends Place>(places: readonly Link[], pathname: string): Link | undefined {
  return places
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
