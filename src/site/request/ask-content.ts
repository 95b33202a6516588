import { data } from 'react-router';
import { cannotBeHad } from '#content/port/content-errors.ts';

/** Seconds after which the content system is asked again. */
const comeBack = 30;

/**
 * What a screen asks the content; where nothing can be had, the screen is a message that says to come back
 * (RFC 9110, 15.6.4), and no failure of ours.
 */
export async function askContent<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!cannotBeHad(error)) throw error;
    throw data(null, { status: 503, headers: { 'Retry-After': String(comeBack) } });
  }
}

/** The same for a part of a screen that can be done without: what stands in its place is shown instead. */
export async function contentOr<Answer, Instead>(question: Promise<Answer>, instead: Instead) {
  try {
    return await question;
  } catch (error) {
    if (!cannotBeHad(error)) throw error;
    return instead;
  }
}

/** @throws a 404 where a document is not there */
export function documentOrNotFound<Document>(document: Document | null): Document {
  if (document === null) throw data(null, { status: 404 });
  return document;
}
