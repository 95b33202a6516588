import { createHash } from 'node:crypto';
import { isTagKnown } from '#http/entity-tag.ts';

/** Seconds during which a program need not request the feed again. */
export const freshSeconds = 900;

/** Answers with the feed, or with 304 if the entity tag shows that the client has this version. */
export function answerFeed(request: Request, text: string, others: Readonly<Record<string, string>>): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { ...others, 'Content-Type': 'application/atom+xml; charset=utf-8', ETag: tag };
  return isTagKnown(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}
