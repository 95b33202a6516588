import type { PrismicDocument } from '@prismicio/client';
import { locales } from '#words/locale.ts';
import type { ContentFound } from './content-call.ts';
import type { AnyDocument } from './content.ts';
import type { DocumentModels, FieldModel } from './document-models.ts';
import { fitField, fitFields, fitGroup, type PictureAddress } from './fit-field.ts';
import { isObject } from '../json.ts';

/**
 * Returns the documents of an answer in the form of their models; parts that do not match are left out. Each
 * answer is converted only once.
 */
export type FitDocuments = (found: ContentFound) => readonly AnyDocument[];

type FitData = { readonly hasUid: boolean; readonly fit: (data: unknown) => Record<string, unknown> };
type FitSlice = (slice: Readonly<Record<string, unknown>>) => object | null;

/**
 * Creates the function that converts everything a content system sends to the form of the models. So the
 * types of documents are true, whatever the system sends.
 */
export function createFitting({ types, slices }: DocumentModels, picture: PictureAddress): FitDocuments {
  const sliceFits = new Map(slices.map((model) => [model.id, fitSlice(model.variations, picture)]));
  const typeFits = new Map(types.map((model) => [model.id, fitType(model, sliceFits, picture)]));
  const fitted = new WeakMap<ContentFound, readonly AnyDocument[]>();
  const fitOne = (document: PrismicDocument): AnyDocument | null => {
    const model = typeFits.get(document.type);
    if (model === undefined || !isOurs(document, model)) return null;
    const one = { ...document, data: model.fit(document.data) };
    return isFitted(one) ? one : null;
  };
  return (found) => {
    const known = fitted.get(found) ?? found.results.flatMap((document) => fitOne(document) ?? []);
    fitted.set(found, known);
    return known;
  };

  function isFitted(document: PrismicDocument): document is AnyDocument {
    return typeFits.has(document.type);
  }
}

const isOurs = ({ lang, uid }: PrismicDocument, { hasUid }: FitData): boolean =>
  locales.some((locale) => locale === lang) && (uid !== null || !hasUid);

function fitType(
  { json }: DocumentModels['types'][number],
  sliceFits: ReadonlyMap<string, FitSlice>,
  picture: PictureAddress,
): FitData {
  const fields = Object.values(json).flatMap((tab) => Object.entries(tab));
  const fits = fields
    .filter(([, model]) => model.type !== 'UID')
    .map(
      ([name, model]) =>
        [name, model.type === 'Slices' ? fitZone(model, sliceFits) : fitField(model, picture)] as const,
    );
  return {
    hasUid: fits.length < fields.length,
    fit: (data) => {
      const given = isObject(data) ? data : {};
      return Object.fromEntries(fits.map(([name, fit]) => [name, fit(given[name])]));
    },
  };
}

function fitZone({ config }: FieldModel, sliceFits: ReadonlyMap<string, FitSlice>) {
  const choices = new Set(Object.keys(config?.choices ?? {}));
  const fitOne = (slice: Readonly<Record<string, unknown>>): object | null => {
    const type = slice['slice_type'];
    return typeof type === 'string' && choices.has(type) ? (sliceFits.get(type)?.(slice) ?? null) : null;
  };
  return (value: unknown) => (Array.isArray(value) ? value.filter(isObject).flatMap((one) => fitOne(one) ?? []) : []);
}

/** Converts a slice. A slice of an unknown variation is shown as the first variation. */
function fitSlice(variations: DocumentModels['slices'][number]['variations'], picture: PictureAddress): FitSlice {
  const fits = variations.map(({ id, primary = {}, items = {} }) => ({
    variation: id,
    primary: fitFields(primary, picture),
    items: fitGroup(items, picture),
  }));
  return ({ id, slice_type, variation, slice_label, version, primary, items }) => {
    const fit = fits.find((one) => one.variation === variation) ?? fits[0];
    if (fit === undefined) return null;
    const head = {
      id: textOr(id, ''),
      slice_type,
      slice_label: textOr(slice_label, null),
      version: textOr(version, ''),
    };
    return { ...head, variation: fit.variation, primary: fit.primary(primary), items: fit.items(items) };
  };
}

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other);
