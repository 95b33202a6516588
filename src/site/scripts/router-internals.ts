// Everything that we use of the router's undocumented behaviour. The test names the version and compares
// with the router itself.

/**
 * Scripts request the data of a page at its path with `.data`, or with `_.data` after a slash; a parameter
 * limits the data to some of its routes.
 */
const dataSuffix = /(?:(?<=\/)_)?\.data$/;
export const partOfData = '_routes';

/** Tells if a script requests the path, because the script shows failures itself. */
export function isPageData(path: string): boolean {
  return dataSuffix.test(path);
}

// Limit of addresses: a page of results links to some 60, and each costs the router 0.15 ms.
const maxRoutes = 200;

/** Tells if the address of a manifest requests the routes of more addresses than any page links to. */
export function asksManyRoutes(address: string): boolean {
  return address.split(/,|%2c/i).length > maxRoutes;
}

/**
 * Makes the router learn the route of a plain link, as for its own `Link`, because the router watches this
 * attribute.
 */
export function discover(link: HTMLAnchorElement): void {
  link.dataset['discover'] = 'true';
}

/** Returns the path of the page whose data are requested; any other path unchanged. */
export function pagePath(path: string): string {
  return path.replace(dataSuffix, '') || '/';
}
