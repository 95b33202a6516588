import { createHash } from 'node:crypto';
import { isTagKnown } from '#http/entity-tag.ts';

/** How long a program need not ask again. */
export const freshSeconds = 900;

/** A feed to whoever asks for it; nothing but that to who knows it by its tag. */
export function answerFeed(request: Request, text: string, others: Readonly<Record<string, string>>): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { ...others, 'Content-Type': 'application/atom+xml; charset=utf-8', ETag: tag };
  return isTagKnown(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}
