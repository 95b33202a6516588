import { type Logger, pino } from 'pino';

/**
 * Structured logs, a line of JSON each. Of an error they keep its kind, words, code and stack: what else the database or a mail
 * server hangs on theirs (a row's values, a connection's password) is personal or secret.
 */
export function createLog(fileDescriptor: number): Logger {
  return pino(
    { base: undefined, serializers: { err: explain } },
    pino.destination({ dest: fileDescriptor, sync: true }),
  );
}

function explain(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: explain(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
