/** Path below which the site serves the logos of the staff. */
export const logosFolder = '/logos/';

/** Returns the logo if the site serves it; null for one of another site, which pages do not load. */
export const ownLogo = (logoUrl: string | null): string | null => (logoUrl?.startsWith(logosFolder) ? logoUrl : null);

/** Returns the whole address of a logo, for readers elsewhere. */
export const wholeLogo = (logoUrl: string | null, publicUrl: URL): string | null =>
  ownLogo(logoUrl) === null ? logoUrl : publicUrl.origin + logoUrl;
