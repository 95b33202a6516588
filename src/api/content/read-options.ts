import { z } from 'zod';
import type { CallOptions } from '#content/port/content-call.ts';
import { locales } from '#words/locale.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';

const path = z.string().regex(/^(document|my)(\.[\w-]+)+$/);
const ordering = z.object({ field: path, direction: z.enum(['asc', 'desc']).optional() });
/**
 * Reads orderings such as `my.news.published_on desc`, with or without brackets, several of them separated by
 * commas.
 */
const writtenOrderings = z.string().transform((text) =>
  text
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map((one) => one.trim().split(/\s+/))
    .map(([field = '', direction]) => ({ field, ...(direction !== undefined && { direction }) })),
);
const fields = z.array(z.string().regex(/^[\w-]+\.[\w.-]+$/)).max(50);

/** Options of a call, named as in Prismic's own clients; any other option is refused by name. */
const options = z.strictObject({
  lang: z.enum([...locales, '*']).optional(),
  page: z.int().min(1).max(10_000).optional(),
  pageSize: z.int().min(1).max(100).optional(),
  orderings: z
    .union([z.array(z.union([ordering, writtenOrderings])).transform((list) => list.flat()), writtenOrderings])
    .pipe(z.array(ordering).max(5))
    .optional(),
  fetchLinks: z
    .union([z.string().transform((text) => text.split(',').map((one) => one.trim())), fields])
    .pipe(fields)
    .optional(),
  graphQuery: z.string().max(5000).optional(),
  // Accepts only printable characters, because the Prismic client prints an expired ref to the console.
  ref: z
    .string()
    .regex(/^[\x21-\x7e]{1,2000}$/)
    .optional(),
});

/** Returns the options of a call, or the name of the wrong option. */
export function readOptions(text: string | undefined): CallOptions | { readonly wrong: string } {
  const given = text === undefined || text === '' ? {} : jsonOrNothing(text);
  const read = options.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const inside = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : (issue?.path ?? []);
  return { wrong: ['options', ...inside].join('.').slice(0, 100).toWellFormed() };
}
