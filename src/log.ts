import { type Logger, pino } from 'pino';

/**
 * Structured logs, a line of JSON each. Of an error they keep its kind, words, code and stack: what else the
 * database or a mail server hangs on theirs (a row's values, a connection's password) is personal or secret.
 */
export function createLog(fileDescriptor: number): Logger {
  return pino(
    { base: undefined, serializers: { err: explain } },
    pino.destination({ dest: fileDescriptor, sync: true }),
  );
}

/** What of an error may stand in the log. */
export function explain(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: explain(error.cause) };
  const message = withoutPersons(error.message);
  return { type: error.name, message, ...code, stack: withoutPersons(error.stack ?? ''), ...cause };
}

// Mail servers repeat the address that they refuse; the word before an @ of a database's address is a
// password.
export function withoutPersons(text: string): string {
  return text.replace(/[^\s/<>"'(),;]+@[\p{L}\p{N}.-]+/gu, '…@…');
}
