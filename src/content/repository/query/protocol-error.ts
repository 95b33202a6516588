/** Body of the answer to an invalid query; Prismic's client recognises these types. */
type ErrorBody = { readonly type: string; readonly message: string } & Readonly<Record<string, unknown>>;

/** The refusal of a query, in the form of the protocol. */
export class ProtocolError extends Error {
  readonly code = 'content.protocol';
  readonly status: 400 | 404 | 405 | 429;
  readonly body: ErrorBody;
  constructor(status: ProtocolError['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The refusal of a predicate that cannot be read; `column` counts characters from 1. */
export function parsingError(message: string, column = 1): ProtocolError {
  return new ProtocolError(400, { type: 'parsing-error', message, line: 1, column, id: 0, location: 'predicate' });
}

/** An invalid parameter. */
export function validationError(message: string): ProtocolError {
  return new ProtocolError(400, { type: 'api_validation_error', message });
}

/**
 * The refusal of a ref that is not the newest. Prismic's client then uses the newest ref, which the error
 * contains.
 */
export function unknownRef(master: string): ProtocolError {
  return new ProtocolError(404, {
    type: 'api_notfound_error',
    message: `The provided ref is not a valid ref (anymore). Master ref is: ${master}`,
  });
}

/** The refusal of an expired preview; Prismic's client recognises it by this sentence. */
export function expiredPreview(): ProtocolError {
  return new ProtocolError(404, { type: 'api_security_error', message: 'This preview token has expired.' });
}

/**
 * Returns the beginning of an unreadable text, to quote it in an error message. It never ends inside a
 * character.
 */
export function beginningOf(text: string, length: number): string {
  return JSON.stringify(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, ''));
}
