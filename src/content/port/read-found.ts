import { z } from 'zod';
import type { ContentFound } from './content-call.ts';
import { isUid } from './hostile-text.ts';

const text = z.string();
const count = z.int().nonnegative();
/** What can be none is treated as absent: addresses are made of it. */
const uid = text.nullish().transform((given) => (given && isUid(given) ? given : null));
/** As the protocol writes moments, `2026-09-14T09:00:00+0000`; empty for what is no moment. */
const moment = text.nullish().transform((given) => (given && isMoment(given) ? given : ''));
const alternate = z.object({ id: text, uid: uid.transform((given) => given ?? undefined), type: text, lang: text });

/** What every document has; what its type lets it have is looked at where the type is known. */
const document = z.object({
  id: text,
  uid,
  url: text.nullish().transform((url) => url ?? null),
  type: text,
  href: text.default('').transform(withoutToken),
  tags: z.array(text).default([]),
  first_publication_date: moment,
  last_publication_date: moment,
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
export function readFound(answer: unknown): ContentFound {
  const read = found.parse(answer);
  return { ...read, results_size: read.results.length, next_page: null, prev_page: null };
}

const isMoment = (given: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(given) && !Number.isNaN(Date.parse(`${given.slice(0, 16)}Z`));

function withoutToken(href: string): string {
  const url = URL.parse(href);
  url?.searchParams.delete('access_token');
  return url?.href ?? href;
}
