import { type Logger, pino } from 'pino';

/**
 * Structured logs: one JSON object a line, or short lines for people on a terminal. Only the kind, message,
 * code and stack of an error are logged. Other fields of database and mail errors (values of a row, a
 * password of a connection) are personal or secret.
 * @param facts returns facts that every line bears
 */
export function createLog(fileDescriptor: number, isTerminal = false, facts?: () => object): Logger {
  const destination = pino.destination({ dest: fileDescriptor, sync: true });
  const write = (line: string): void => void destination.write(readableLine(line));
  const options = { base: undefined, serializers: { err: describeError }, ...(facts && { mixin: facts }) };
  return pino(options, isTerminal ? { write } : destination);
}

/**
 * Formats a line for people: clock, level, message, facts, and the stack of an error below. A line that is
 * not JSON stays unchanged.
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

/**
 * Prints the main fields of a line about a request without their names, because most lines are about
 * requests.
 */
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

// Replaces control characters, because a terminal obeys them even if a stranger has written them.
const harmless = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '·');

/** The part of an error that may be logged. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const message = withoutPersons(error.message);
  return { type: error.name, message, ...code, stack: withoutPersons(error.stack ?? ''), ...cause };
}

// Removes addresses and passwords from the text of an error. A mail server repeats the address that it
// refuses, and in the address of a database the word before @ is a password. Matches only from the start of a
// word, because matching from each letter takes quadratic time.
export function withoutPersons(text: string): string {
  return text.replace(/(?<![^\s/<>"'(),;])[^\s/<>"'(),;]+@[\p{L}\p{N}.-]+/gu, '…@…');
}
