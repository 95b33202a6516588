import { data } from 'react-router';
import { cannotBeHad } from '#content/port/content-errors.ts';

/** Seconds for the header `Retry-After`. */
const comeBack = 30;

/**
 * Loads content for a screen. If the content is unavailable, the screen answers 503 with Retry-After (RFC
 * 9110, 15.6.4). This 503 is not reported as an error.
 */
export async function askContent<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!cannotBeHad(error)) throw error;
    throw data(null, { status: 503, headers: { 'Retry-After': String(comeBack) } });
  }
}

/**
 * Loads content for an optional part of a screen. If the content is unavailable, the part shows the fallback.
 */
export async function contentOr<Answer, Instead>(question: Promise<Answer>, instead: Instead) {
  try {
    return await question;
  } catch (error) {
    if (!cannotBeHad(error)) throw error;
    return instead;
  }
}

/** @throws a 404 if the document is missing */
export function documentOrNotFound<Document>(document: Document | null): Document {
  if (document === null) throw data(null, { status: 404 });
  return document;
}
