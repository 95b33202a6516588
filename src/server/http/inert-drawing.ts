/** Policy that disables everything in an SVG except its shapes, even if a visitor opens the SVG as a page. */
export const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
