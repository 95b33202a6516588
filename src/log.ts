import { type Logger, pino } from 'pino';

/**
 * Structured logs, a line of JSON each; on a terminal, short lines for people. Of an error they keep its
 * kind, words, code and stack: what else the database or a mail server hangs on theirs (a row's values, a
 * connection's password) is personal or secret.
 */
export function createLog(fileDescriptor: number, isTerminal = false): Logger {
  const destination = pino.destination({ dest: fileDescriptor, sync: true });
  const write = (line: string): void => void destination.write(readableLine(line));
  return pino({ base: undefined, serializers: { err: describeError } }, isTerminal ? { write } : destination);
}

/**
 * A line of the log as people read it: clock, level, words, facts, and below it the stack of an error. A line
 * that is no JSON stays as it is.
 */
export function readableLine(line: string): string {
  const facts = parse(line);
  if (facts === null) return line;
  const { level, time, msg, err, ...rest } = facts;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const name = pino.levels.labels[Number(level)] ?? '';
  const words = msg === 'request' ? requestWords(rest) : [textOf(msg), ...factsOf(rest)];
  return `${harmless(`${clock} ${name.padEnd(5)} ${words.join('  ')}${errorLines(err)}`)}\n`;
}

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

function parse(line: string): Facts | null {
  try {
    const value: unknown = JSON.parse(line);
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

/** Most lines are of requests: they name no facts, since each is known by its form. */
function requestWords({ method, path, status, ms, reqId, ...rest }: Facts): string[] {
  return [[method, path].map(textOf).join(' '), textOf(status), `${textOf(ms)} ms`, textOf(reqId), ...factsOf(rest)];
}

const factsOf = (facts: Facts): string[] => Object.entries(facts).map(([name, value]) => `${name}=${textOf(value)}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function errorLines(error: unknown): string {
  if (!isFacts(error)) return '';
  const { stack, message, cause } = error;
  const text = textOf(stack === undefined || stack === '' ? message : stack).replaceAll('\n', '\n  ');
  return `\n  ${text}${cause === undefined ? '' : `\n  because of${errorLines(cause)}`}`;
}

// A terminal obeys control characters, whoever wrote them.
const harmless = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '·');

/** What of an error may stand in the log. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const message = withoutPersons(error.message);
  return { type: error.name, message, ...code, stack: withoutPersons(error.stack ?? ''), ...cause };
}

// Mail servers repeat the address that they refuse; the word before an @ of a database's address is a
// password.
export function withoutPersons(text: string): string {
  return text.replace(/[^\s/<>"'(),;]+@[\p{L}\p{N}.-]+/gu, '…@…');
}
