type Place = { readonly to: string; readonly holds?: string | undefined };

/**
 * Finds the menu entry (place) of a page: the entry for the page itself, or the nearest entry above the page;
 * undefined if there is none. The entry above '/a/b' is the entry for '/a', or an entry whose `holds` is
 * '/a'.
 */
export function nearestPlace<Link extends Place>(places: readonly Link[], pathname: string): Link | undefined {
  return places
    .flatMap((place) => [place.to, place.holds ?? place.to].map((above) => ({ place, above })))
    .filter(({ above }) => pathname === above || pathname.startsWith(`${above}/`))
    .toSorted((a, b) => b.above.length - a.above.length)[0]?.place;
}
