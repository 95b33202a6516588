import { z } from 'zod';
import type { ContentFound } from './content-call.ts';
import { isUid } from './hostile-text.ts';

const text = z.string();
const count = z.int().nonnegative();
/** A uid; an invalid uid counts as absent, because uids are written into addresses. */
const uid = text.nullish().transform((given) => (given && isUid(given) ? given : null));
/** A date and time in the protocol's form, `2026-09-14T09:00:00+0000`; an invalid one becomes empty. */
const moment = text.nullish().transform((given) => (given && isMoment(given) ? given : ''));
const alternate = z.object({ id: text, uid: uid.transform((given) => given ?? undefined), type: text, lang: text });

/** The fields that all documents have. The fields of a type are checked later, when the type is known. */
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
 * Reads the documents that a content system or its cache has found. The addresses of the neighbouring pages
 * are left out, because they contain the token for the system.
 * @throws if the answer has another form
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
