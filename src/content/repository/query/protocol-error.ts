/** The protocol's answer to an invalid query; Prismic's client knows these types. */
type ErrorBody = { readonly type: string; readonly message: string } & Readonly<Record<string, unknown>>;

/** Refuses a query in the protocol's form. */
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

/** A predicate that cannot be read; `column` counts characters from 1. */
export function parsingError(message: string, column = 1): ProtocolError {
  return new ProtocolError(400, { type: 'parsing-error', message, line: 1, column, id: 0, location: 'predicate' });
}

/** An invalid parameter. */
export function validationError(message: string): ProtocolError {
  return new ProtocolError(400, { type: 'api_validation_error', message });
}

/** A ref that is not the newest; Prismic's client then tries the newest ref, which the error names. */
export function unknownRef(master: string): ProtocolError {
  return new ProtocolError(404, {
    type: 'api_notfound_error',
    message: `The provided ref is not a valid ref (anymore). Master ref is: ${master}`,
  });
}

/** An expired preview; Prismic's client recognises this sentence. */
export function expiredPreview(): ProtocolError {
  return new ProtocolError(404, { type: 'api_security_error', message: 'This preview token has expired.' });
}

/** Quotes the beginning of an unreadable text for an error message, and never ends inside a character. */
export function beginningOf(text: string, length: number): string {
  return JSON.stringify(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, ''));
}
