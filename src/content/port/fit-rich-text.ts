import { z } from 'zod';
import { fitLink } from './fit-link.ts';
import { isObject } from '../json.ts';

const place = { start: z.int().nonnegative(), end: z.int().nonnegative() };
const span = z.discriminatedUnion('type', [
  z.object({ ...place, type: z.literal('strong') }),
  z.object({ ...place, type: z.literal('em') }),
  z.object({ ...place, type: z.literal('label'), data: z.object({ label: z.string() }) }),
  z.object({ ...place, type: z.literal('hyperlink'), data: z.unknown().transform(fitLink) }),
]);

const headings = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const;
const textBlock = z.object({
  type: z.enum([...headings, 'paragraph', 'preformatted', 'list-item', 'o-list-item']),
  text: z.string(),
  spans: z.array(z.unknown()).catch([]),
  direction: z.enum(['ltr', 'rtl']).optional().catch(undefined),
});
const embedBlock = z.object({
  type: z.literal('embed'),
  oembed: z.looseObject({ embed_url: z.url({ protocol: /^https?$/ }), html: z.string().nullable().catch(null) }),
});

/** Limit of spans: nested spans are rendered by nested calls, and five thousand exceeded the stack. */
const maxSpans = 100;
/** Limit of blocks, about as many as a book has. */
const maxBlocks = 1000;

type FitImage = (block: unknown) => object | null;

/** Returns the valid blocks of a text. Each block has only the spans that are inside its text. */
export function fitRichText(value: unknown, fitImage: FitImage): object[] {
  return Array.isArray(value)
    ? value.slice(0, maxBlocks).flatMap((block: unknown) => fitBlock(block, fitImage) ?? [])
    : [];
}

function fitBlock(block: unknown, fitImage: FitImage): object | null {
  if (isObject(block) && block['type'] === 'image') {
    const image = fitImage(block);
    const linkTo = isObject(block['linkTo']) ? { linkTo: fitLink(block['linkTo']) } : {};
    return image && { ...image, type: 'image', ...linkTo };
  }
  const read = textBlock.safeParse(block);
  if (!read.success) return embedBlock.safeParse(block).data ?? null;
  const spans = read.data.spans.slice(0, maxSpans).flatMap((one) => fitSpan(one, read.data.text.length) ?? []);
  return { ...read.data, spans };
}

function fitSpan(value: unknown, length: number): object | null {
  const read = span.safeParse(value).data;
  return read && read.start < read.end && read.end <= length ? read : null;
}
