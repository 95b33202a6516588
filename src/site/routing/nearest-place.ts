type Place = { readonly to: string; readonly holds?: string | undefined };

/**
 * Finds the place of a page: the page itself, or the nearest place above it; undefined if there is none.
 * The place above '/a/b' is '/a', or a place that `holds` '/a'.
 */
export function nearestPlace<Link extends Place>(places: readonly Link[], pathname: string): Link | undefined {
  return places
    .flatMap((place) => [place.to, place.holds ?? place.to].map((above) => ({ place, above })))
    .filter(({ above }) => pathname === above || pathname.startsWith(`${above}/`))
    .toSorted((a, b) => b.above.length - a.above.length)[0]?.place;
}
