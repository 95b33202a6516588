import { z } from 'zod';
import { safeText } from './safe-text.ts';
import { loadedAddressSchema } from './web-address.ts';

const size = z.number().int().min(1).max(20_000);
const filledImage = z.strictObject({
  id: safeText(100),
  url: loadedAddressSchema,
  dimensions: z.strictObject({ width: size, height: size }),
  edit: z.strictObject({ x: z.number(), y: z.number(), zoom: z.number(), background: safeText(30) }),
  alt: safeText(1000).nullable(),
  copyright: safeText(500).nullable(),
});
const empty = z.strictObject({});

/** A picture, with its size and a description. */
export const imageSchema = z
  .union([empty, filledImage])
  .nullish()
  .transform((image) => image ?? {});
export { filledImage as filledImageSchema };

// Matches the only permitted HTML: one frame over HTTPS, without event handlers and without a document
// inside.
const frame =
  /^<iframe(?: (?:width|height|title|allow|frameborder|referrerpolicy|loading)="[^"<>]*"| allowfullscreen(?:="")?| src="https:\/\/[^"<>\s]+")*><\/iframe>$/;

/** Content embedded from another site: its address, and its oEmbed data. */
export const filledEmbedSchema = z.strictObject({
  embed_url: loadedAddressSchema,
  type: z.enum(['photo', 'video', 'link', 'rich']).default('video'),
  version: safeText(10).default('1.0'),
  title: safeText(500).nullable().default(null),
  author_name: safeText(500).nullish(),
  provider_name: safeText(200).nullable().default(null),
  provider_url: loadedAddressSchema.nullish(),
  thumbnail_url: loadedAddressSchema.nullish(),
  thumbnail_width: size.nullish(),
  thumbnail_height: size.nullish(),
  width: size.nullish(),
  height: size.nullish(),
  html: safeText(2000)
    .regex(frame, { error: 'may be one frame over HTTPS, without handlers' })
    .nullable()
    .default(null),
});
export const embedSchema = z
  .union([empty, filledEmbedSchema])
  .nullish()
  .transform((embed) => embed ?? {});
