type Place = { readonly to: string; readonly holds?: string | undefined };

/**
 * The place that a page belongs to: itself, or the nearest above it ('/a/b' stands below '/a', and below what
 * `holds` '/a'); undefined for a page that is below none.
 */
export function nearestPlace<Link extends Place>(places: readonly Link[], pathname: string): Link | undefined {
  return places
    .flatMap((place) => [place.to, place.holds ?? place.to].map((above) => ({ place, above })))
    .filter(({ above }) => pathname === above || pathname.startsWith(`${above}/`))
    .toSorted((a, b) => b.above.length - a.above.length)[0]?.place;
}
