import { z } from 'zod';
import type { Found } from './content-call.ts';

const text = z.string();
const count = z.int().nonnegative();
const alternate = z.object({ id: text, uid: text.optional(), type: text, lang: text });

/** What every document has; what its type lets it have is looked at where the type is known. */
const document = z.object({
  id: text,
  uid: text.nullish().transform((uid) => uid ?? null),
  url: text.nullish().transform((url) => url ?? null),
  type: text,
  href: text.default('').transform(withoutToken),
  tags: z.array(text).default([]),
  first_publication_date: text.nullish().transform((date) => date ?? ''),
  last_publication_date: text.nullish().transform((date) => date ?? ''),
  slugs: z.array(text).default([]),
  linked_documents: z.array(z.unknown()).default([]),
  lang: text,
  alternate_languages: z.array(alternate).default([]),
  data: z.record(text, z.unknown()),
});

const found = z.object({
  page: count,
  results_per_page: count,
  total_results_size: count,
  total_pages: count,
  results: z.array(document),
});

/**
 * What a content system, or a cache of it, says it has found. The addresses of neighbouring pages are left
 * out: they hold its token.
 * @throws where that is something else
 */
export function readFound(answer: unknown): Found {
  const read = found.parse(answer);
  return { ...read, results_size: read.results.length, next_page: null, prev_page: null };
}

function withoutToken(href: string): string {
  const url = URL.parse(href);
  url?.searchParams.delete('access_token');
  return url?.href ?? href;
}
