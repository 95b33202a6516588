import { z } from 'zod';
import type { FieldModel, FieldModels } from './document-models.ts';
import { fitLink } from './fit-link.ts';
import { fitRichText } from './fit-rich-text.ts';
import { isObject } from '../json.ts';

/** The address under which visitors get a picture; null for one that is not the content system's. */
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

/** What an integration field holds, by the catalogue that it chooses from; see models/document-types.ts. */
const catalogs = new Map<string | undefined, z.ZodType>([
  ['countries', z.looseObject({ id: z.string(), iso: z.string() })],
  ['organizations', z.looseObject({ id: z.number(), name: z.string(), presentation: z.string() })],
  ['sectors', z.looseObject({ sectorId: z.number(), label: z.string() })],
]);

/** The value of a field as its model has it; the field's empty value for whatever else came. */
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

/** The fields of a group, of a slice or of a document: each of them is there, and no other. */
export function fitFields(models: FieldModels, picture: PictureAddress) {
  const fields = Object.entries(models).map(([name, model]) => [name, fitField(model, picture)] as const);
  return (value: unknown): Record<string, unknown> => {
    const given = isObject(value) ? value : {};
    return Object.fromEntries(fields.map(([name, fit]) => [name, fit(given[name])]));
  };
}

/** The rows of a group; what is no row is left out, what is no list has none. */
export function fitGroup(models: FieldModels, picture: PictureAddress): Fit {
  const fit = fitFields(models, picture);
  return (value) => (Array.isArray(value) ? value.filter(isObject).map(fit) : []);
}

/** Null for what is no picture, or none of the content system's. */
function fitImage(value: unknown, picture: PictureAddress) {
  const read = image.safeParse(value).data;
  const url = read && picture(read.url);
  return url ? { ...read, url } : null;
}
