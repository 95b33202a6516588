// Everything that the house knows of the router and that the router does not document. The test names the
// version and compares with what the router does by itself.

/**
 * How scripts ask for the data of a page in the place of the page: at its path with `.data`, or with `_.data`
 * after a slash, and for some of its routes only by a parameter.
 */
const dataSuffix = /(?:(?<=\/)_)?\.data$/;
export const partOfData = '_routes';

/** Whether a path is asked by a script, which tells a failure itself. */
export function isPageData(path: string): boolean {
  return dataSuffix.test(path);
}

// A page of results links to some sixty addresses. Each costs the router 0.15 ms.
const maxRoutes = 200;

/** Whether the address of a manifest asks for the routes of more addresses than any page links to. */
export function asksManyRoutes(address: string): boolean {
  return address.split(/,|%2c/i).length > maxRoutes;
}

/**
 * Has the router learn the route of a plain link, as it does by itself for its own `Link`: it watches the
 * attribute.
 */
export function discover(link: HTMLAnchorElement): void {
  link.dataset['discover'] = 'true';
}

/** The path of the page whose data is asked; any other path is its own. */
export function pagePath(path: string): string {
  return path.replace(dataSuffix, '') || '/';
}
