import type { AllDocumentTypes } from './documents.ts';

/**
 * The fields that determine the address of a document. Both documents and links to documents have these
 * fields.
 */
export type Placed = {
  readonly id: string;
  readonly type: string;
  readonly uid?: string | null | undefined;
  readonly data?: unknown;
};

/** Address of broken links (specification §2). */
export const brokenPath = '/not-found';

/** Uid of the document with the texts of the personal space. */
export const personalSpaceUid = 'page_espace_perso';

// Path of the screen of each type of document; null for a type without a screen. Specification §2 has two
// mappings, one for content types and one for suggestions. They differ only for countries, whose path here is
// the one in routes.ts.
const paths: Readonly<Record<AllDocumentTypes['type'], ((document: Placed) => string | null) | null>> = {
  home_page: () => '/',
  page: ({ uid }) => (uid === personalSpaceUid ? '/espace-personnel' : below('', uid)),
  news: ({ uid }) => below('/news', uid),
  country: ({ uid }) => below('/destinations', uid),
  notification: ({ uid }) => below('/notifications', uid),
  faq_item: ({ id }) => `/faq#${segment(id)}`,
  enterprise_banner: () => '/entreprises',
  entreprise: ({ data }) => below('/entreprises', organizationOf(data)) ?? '/entreprises',
  activity_sectors: () => '/offres',
  header: null,
  footer: null,
  static_pages: null,
  testimonial: null,
};
const pathsOfTypes: ReadonlyMap<string, (typeof paths)[keyof typeof paths]> = new Map(Object.entries(paths));

/**
 * Returns the path of the screen that shows a document, without the language. The path of a page contains its
 * uid, the path of a company its number. Documents without a screen lead to /not-found.
 */
export function documentPath(document: Placed): string {
  return pathsOfTypes.get(document.type)?.(document) ?? brokenPath;
}

function below(folder: string, name: string | null | undefined): string | null {
  return name ? `${folder}/${segment(name)}` : null;
}

/** Returns the company's number from an integration field, `{id, name, presentation}`; null without one. */
function organizationOf(data: unknown): string | null {
  const id = propertyOf(propertyOf(data, 'organization'), 'id');
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/**
 * Replaces lone surrogates, which a document may contain, because `encodeURIComponent` throws an error for
 * them.
 */
const segment = (name: string): string => encodeURIComponent(name.toWellFormed());
