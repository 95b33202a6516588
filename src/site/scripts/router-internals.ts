// Everything that we know of the router and that the router does not document. The test names the version and
// compares with the router's own behaviour.

/**
 * Scripts ask for the data of a page at its path with `.data`, or with `_.data` after a slash; a parameter
 * limits it to some of its routes.
 */
const dataSuffix = /(?:(?<=\/)_)?\.data$/;
export const partOfData = '_routes';

/** Tells if a script asks for the path; the script shows failures itself. */
export function isPageData(path: string): boolean {
  return dataSuffix.test(path);
}

// A page of results links to some 60 addresses. Each costs the router 0.15 ms.
const maxRoutes = 200;

/** Tells if the address of a manifest asks for the routes of more addresses than any page links to. */
export function asksManyRoutes(address: string): boolean {
  return address.split(/,|%2c/i).length > maxRoutes;
}

/** Makes the router learn the route of a plain link, as for its own `Link`: it watches the attribute. */
export function discover(link: HTMLAnchorElement): void {
  link.dataset['discover'] = 'true';
}

/** Returns the path of the page whose data is asked; any other path unchanged. */
export function pagePath(path: string): string {
  return path.replace(dataSuffix, '') || '/';
}
