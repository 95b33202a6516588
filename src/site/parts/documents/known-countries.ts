import { withoutAccents } from '#reference/city-key.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Content, DocumentOf } from '#content/port/content.ts';
import { inEachLocale, type Locale, locales } from '#words/locale.ts';
import { alternatesOf } from './alternates-of.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Alternates } from '#site/routing/alternates.ts';

export type CountryDocument = DocumentOf<'country'>;

/** A country that has a page, because a document is about it, or the board has it, or both. */
export type KnownCountry = {
  /** ISO 3166-1 alpha-2; null if the board does not have the country of the document. */
  readonly countryId: string | null;
  readonly document: CountryDocument | null;
};

const maxPages = 5;

/**
 * Returns the country documents in both languages. If the content is unavailable, the list is empty, because
 * the pages of countries also work without documents.
 */
export const countryDocuments = (content: Content): Promise<readonly CountryDocument[]> =>
  contentOr(allDocuments(content), []);

async function allDocuments(content: Content): Promise<readonly CountryDocument[]> {
  const all: CountryDocument[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { documents, pages } = await content.query({ types: ['country'], lang: '*', page, pageSize: 100 });
    all.push(...documents);
    if (page >= pages) break;
  }
  return all;
}

type Known = {
  readonly documents: readonly CountryDocument[];
  readonly reference: Pick<Reference, 'countries'>;
  readonly locale: Locale;
};

/**
 * Returns the uid of each country of the board in a language: the uid of its document, or else one made from
 * its name.
 */
export function countryUids({ documents, reference, locale }: Known): ReadonlyMap<string, string> {
  const named = [...reference.countries].map(([id, name]) => [id, slugOf(name[locale])] as const);
  const written = documents
    .filter(({ lang }) => lang === locale)
    .flatMap((document) => {
      const id = countryOf(document, reference);
      return id === null ? [] : [[id, document.uid] as const];
    });
  return new Map([...named, ...written.toReversed()]);
}

/**
 * Finds the country of an address. Returns the new address if the country has moved; null for an unknown
 * country.
 */
export function countryAt(uid: string, known: Known): KnownCountry | { readonly moved: string } | null {
  const { documents, reference, locale } = known;
  const own = documents.find((document) => document.lang === locale && document.uid === uid);
  if (own) return { countryId: countryOf(own, reference), document: own };
  const uids = countryUids(known);
  const here = idWith(uids, uid);
  if (here !== undefined) return { countryId: here, document: null };
  const moved = addressElsewhere(uid, known, uids);
  return moved === null ? null : { moved };
}

/**
 * Returns the current address of a country if the uid is that of the other language, or is made from the name
 * of a country whose document has a different uid.
 */
function addressElsewhere(uid: string, { documents, reference, locale }: Known, uids: ReadonlyMap<string, string>) {
  const other = documents.find((document) => document.uid === uid);
  const names = locales.map((language) => countryUids({ documents: [], reference, locale: language }));
  const id = (other && countryOf(other, reference)) ?? names.map((named) => idWith(named, uid)).find(Boolean);
  const own = uids.get(id ?? '');
  if (own !== undefined) return addressOf(locale, '/destinations/:uid', { uid: own });
  return other ? alternatesOf(other)[locale] : null;
}

/** Returns the addresses of a country in both languages, for the language switch. */
export function countryAlternates({ countryId, document }: KnownCountry, known: Omit<Known, 'locale'>): Alternates {
  const address = (locale: Locale): string | null => {
    const uid = countryUids({ ...known, locale }).get(countryId ?? '');
    return uid === undefined ? null : addressOf(locale, '/destinations/:uid', { uid });
  };
  if (countryId === null && document) return alternatesOf(document);
  return inEachLocale(address);
}

/** Returns the name of a country: the name in its document, or else the name on the board. */
export function nameOfCountry(
  { countryId, document }: KnownCountry,
  { reference, locale }: Omit<Known, 'documents'>,
): string {
  return document?.data.name ?? reference.countries.get(countryId ?? '')?.[locale] ?? '';
}

/**
 * Returns the id on the board of the country that a document is about; null if the board does not have it.
 */
export function countryOf({ data }: CountryDocument, { countries }: Known['reference']): string | null {
  const id = data.country?.id;
  return typeof id === 'string' && countries.has(id) ? id : null;
}

const idWith = (uids: ReadonlyMap<string, string>, uid: string): string | undefined =>
  [...uids].find(([, known]) => known === uid)?.[0];

/** Makes an address from a name: «Côte d’Ivoire» → `cote-d-ivoire`. */
function slugOf(name: string): string {
  return withoutAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
