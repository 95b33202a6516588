import { z } from 'zod';
import { filledLinkSchema } from './link-schema.ts';
import { filledEmbedSchema, filledImageSchema } from './media-schema.ts';
import { safeText } from './safe-text.ts';

export const maxBlocks = 1000;
// Limit of formatting marks. Each nested mark is rendered by a nested call, and a thousand marks at one place
// took 0.2 s.
const maxSpans = 100;
const maxSpansInAll = 2000;
const maxBlockLength = 20_000;

/** Blocks with text. */
const textBlocks = [
  'paragraph',
  'preformatted',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
] as const;

const place = { start: z.number().int().min(0), end: z.number().int().min(0) };
const span = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['strong', 'em']), ...place }),
  z.strictObject({ type: z.literal('hyperlink'), ...place, data: filledLinkSchema }),
  z.strictObject({
    type: z.literal('label'),
    ...place,
    data: z.strictObject({ label: z.string().regex(/^[\w-]{1,50}$/) }),
  }),
]);

const textBlock = z
  .strictObject({
    type: z.enum(textBlocks),
    text: safeText(maxBlockLength),
    spans: z.array(span).max(maxSpans),
    direction: z.enum(['ltr', 'rtl']).optional(),
  })
  .refine(({ text, spans }) => spans.every(({ start, end }) => start < end && end <= text.length), {
    error: 'marks a part of the text that is not there',
    path: ['spans'],
  });
const imageBlock = filledImageSchema.extend({ type: z.literal('image'), linkTo: filledLinkSchema.optional() });
const embedBlock = z.strictObject({ type: z.literal('embed'), oembed: filledEmbedSchema });

/**
 * Returns the schema of rich text in the form of the protocol: a flat list of blocks, whose text is never
 * HTML. Only the given kinds of blocks and marks are permitted.
 */
export function richTextSchema(allowed: readonly string[], single: boolean) {
  const block = z.union([textBlock, imageBlock, embedBlock]);
  return z
    .array(block)
    .max(single ? 1 : maxBlocks)
    .superRefine((blocks, context) => {
      const spans = blocks.reduce((sum, one) => sum + ('spans' in one ? one.spans.length : 0), 0);
      if (spans > maxSpansInAll)
        context.addIssue({ code: 'custom', message: `may have ${maxSpansInAll} marks at most` });
      for (const [index, { type }] of blocks.entries()) {
        if (!allowed.includes(type))
          context.addIssue({ code: 'custom', path: [index, 'type'], message: `may not be ${type} here` });
      }
    })
    .nullish()
    .transform((blocks) => blocks ?? []);
}
