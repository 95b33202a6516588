import { z } from 'zod';
import type { FieldModel, FieldModels } from './document-models.ts';
import { focusIn } from './picture-focus.ts';
import { fitLink } from './fit-link.ts';
import { fitRichText } from './fit-rich-text.ts';
import { isObject } from '../json.ts';

/**
 * Returns the address at which visitors get a picture; null for a picture that is not of the content system.
 */
export type PictureAddress = (url: string) => string | null;

type Fit = (value: unknown) => unknown;

const text = z.string().nullable().catch(null);
const number = z.number().nullable().catch(null);
const day = z.iso.date().nullable().catch(null);
const moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .nullable()
  .catch(null);
const size = z.object({ width: z.number().positive(), height: z.number().positive() });
const image = z.object({
  id: z.string().default(''),
  url: z.string(),
  alt: text.default(null),
  copyright: text.default(null),
  dimensions: size,
  edit: z.unknown().transform(() => ({ x: 0, y: 0, zoom: 1, background: 'transparent' })),
});
const embed = z.looseObject({ embed_url: z.url({ protocol: /^https?$/ }), html: text.default(null) });
const point = z.object({ latitude: z.number(), longitude: z.number() });

/**
 * Schemas of the values of integration fields, by catalogue. The models in content/models/types name the
 * catalogue of each field.
 */
const catalogs = new Map<string | undefined, z.ZodType>([
  ['countries', z.looseObject({ id: z.string(), iso: z.string() })],
  ['organizations', z.looseObject({ id: z.number(), name: z.string(), presentation: z.string() })],
  ['sectors', z.looseObject({ sectorId: z.number(), label: z.string() })],
]);

/** Returns the value of a field in the form of its model; a value that does not match becomes empty. */
export function fitField(model: FieldModel, picture: PictureAddress): Fit {
  switch (model.type) {
    case 'Boolean':
      return (value) => value === true;
    case 'Number':
    case 'Range':
      return (value) => number.parse(value ?? null);
    case 'Date':
      return (value) => day.parse(value ?? null);
    case 'Timestamp':
      return (value) => moment.parse(value ?? null);
    case 'Image':
      return (value) => fitImage(value, picture) ?? {};
    case 'Link':
      return fitLink;
    case 'StructuredText':
      return (value) => fitRichText(value, (block) => fitImage(block, picture));
    case 'Embed':
      return (value) => embed.safeParse(value).data ?? {};
    case 'GeoPoint':
      return (value) => point.safeParse(value).data ?? {};
    case 'IntegrationFields':
      return (value) => (catalogs.get(model.config?.catalog) ?? z.looseObject({})).safeParse(value).data ?? null;
    case 'Group':
      return fitGroup(model.config?.fields ?? {}, picture);
    case 'Table':
    case 'Slices':
    case 'Choice':
    case 'Separator':
      return () => null;
    default:
      return (value) => text.parse(value ?? null);
  }
}

/** Returns exactly the fields of the model, for a group, a slice or a document. */
export function fitFields(models: FieldModels, picture: PictureAddress) {
  const fields = Object.entries(models).map(([name, model]) => [name, fitField(model, picture)] as const);
  return (value: unknown): Record<string, unknown> => {
    const given = isObject(value) ? value : {};
    return Object.fromEntries(fields.map(([name, fit]) => [name, fit(given[name])]));
  };
}

/**
 * Returns the rows of a group; members that are not rows are left out. Returns no rows if the value is not a
 * list.
 */
export function fitGroup(models: FieldModels, picture: PictureAddress): Fit {
  const fit = fitFields(models, picture);
  return (value) => (Array.isArray(value) ? value.filter(isObject).map(fit) : []);
}

/**
 * Returns the picture of an image field; null if the value is no picture, or is not a picture of the content
 * system.
 */
function fitImage(value: unknown, picture: PictureAddress) {
  const read = image.safeParse(value).data;
  const url = read && picture(read.url);
  if (!url) return null;
  const focus = focusIn(read.url);
  return { ...read, url, ...(focus !== null && { focus }) };
}
