import { hash } from 'node:crypto';
import type { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { InvalidRequest } from './problem-details.ts';

/** Binds a cursor to its parameter and to the query that it continues. */
type Purpose = { readonly parameter: string; readonly question: string };

/**
 * Writes a position in a list as opaque text. The text contains a checksum of itself and of its query. A
 * truncated cursor, or a cursor of another query, is therefore refused and not misread. The text contains no
 * secret.
 */
export function writeCursor(purpose: Purpose, place: unknown): string {
  const text = JSON.stringify(place);
  return Buffer.from(checkOf(purpose, text) + text).toString('base64url');
}

/** @throws InvalidRequest for any text that `writeCursor` did not write for this purpose */
export function readCursor<S extends z.ZodType>(purpose: Purpose, cursor: string, schema: S): z.output<S> {
  const written = Buffer.from(cursor, 'base64url').toString();
  const text = written.slice(checkLength);
  if (written.slice(0, checkLength) === checkOf(purpose, text)) {
    // Validates the position even if the checksum is right, because anybody can compute the checksum of an
    // invented text.
    const place = schema.safeParse(jsonOrNothing(text));
    if (place.success) return place.data;
  }
  throw new InvalidRequest([{ in: 'query', name: purpose.parameter, message: notOurs }]);
}

const notOurs = 'Expected the cursor of an answer to the same question: begin without one';
const checkLength = 12;

function checkOf({ parameter, question }: Purpose, text: string): string {
  return hash('sha256', JSON.stringify([parameter, question, text]), 'base64url').slice(0, checkLength);
}
