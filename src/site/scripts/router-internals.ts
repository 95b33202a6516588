// All undocumented behaviour of the router on which the site depends. A test checks the version of the router
// and compares with the router's own output.

/**
 * Suffix by which scripts request the data of a page: `.data` after its path, or `_.data` after a slash. A
 * parameter limits the data to some of the page's routes.
 */
const dataSuffix = /(?:(?<=\/)_)?\.data$/;
export const partOfData = '_routes';

/**
 * Tells if a path requests page data. Such answers need no error page, because the script that requests them
 * shows errors itself.
 */
export function isPageData(path: string): boolean {
  return dataSuffix.test(path);
}

// Limit of addresses in a request for routes. A page of results has some 60 links, and each address costs the
// router 0.15 ms.
const maxRoutes = 200;

/** Tells if a request for routes contains more addresses than the links of any page. */
export function asksManyRoutes(address: string): boolean {
  return address.split(/,|%2c/i).length > maxRoutes;
}

/**
 * Makes the router load the route of a plain link, as it does for a `Link`. The router watches this
 * attribute.
 */
export function discover(link: HTMLAnchorElement): void {
  link.dataset['discover'] = 'true';
}

/** Returns the path of the page to which page data belong; any other path stays unchanged. */
export function pagePath(path: string): string {
  return path.replace(dataSuffix, '') || '/';
}
