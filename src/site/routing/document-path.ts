/** What tells where a document is shown: a document of the content system, and what a link says of one. */
export type Placed = {
  readonly id: string;
  readonly type: string;
  readonly uid?: string | null | undefined;
  readonly data?: unknown;
};

/** Where links lead that lead nowhere (specification §2). */
export const brokenPath = '/not-found';

/** The document whose screen is the personal space, which says its words. */
export const personalSpaceUid = 'page_espace_perso';

// Specification §2: the mapping of content types and that of suggestions. They differ for countries alone,
// whose canonical address is that of the list of routes.
const paths: Readonly<Record<string, (document: Placed) => string | null>> = {
  home_page: () => '/',
  page: ({ uid }) => (uid === personalSpaceUid ? '/espace-personnel' : below('', uid)),
  news: ({ uid }) => below('/news', uid),
  country: ({ uid }) => below('/destinations', uid),
  notification: ({ uid }) => below('/notifications', uid),
  faq_item: ({ id }) => `/faq#${segment(id)}`,
  enterprise_banner: () => '/entreprises',
  entreprise: ({ data }) => below('/entreprises', organizationOf(data)) ?? '/entreprises',
  activity_sectors: () => '/offres',
};

/**
 * The path of the screen that shows a document, without its language: of a page its uid, of a company its
 * number. Documents that no screen shows lead to /not-found.
 */
export function documentPath(document: Placed): string {
  const path = Object.hasOwn(paths, document.type) ? paths[document.type]?.(document) : null;
  return path ?? brokenPath;
}

function below(folder: string, name: string | null | undefined): string | null {
  return name ? `${folder}/${segment(name)}` : null;
}

/** The number of the company that a document is about: an integration field, `{id, name, presentation}`. */
function organizationOf(data: unknown): string | null {
  const id = propertyOf(propertyOf(data, 'organization'), 'id');
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** Half a character, which a document may hold, would make `encodeURIComponent` throw. */
const segment = (name: string): string => encodeURIComponent(name.toWellFormed());
