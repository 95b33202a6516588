import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { readDatabaseAddress } from '#configuration/database-address.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { MigrationFailed } from '#database/migrate.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';

type Facts = Error & {
  readonly code: string;
  readonly syscall?: unknown;
  readonly path?: unknown;
  readonly port?: unknown;
};

/**
 * Explains a failed start in one line and names the variable to correct, if there is one. Null for an
 * unexpected error, which is printed with its stack.
 */
export function explainFailure(error: unknown, configuration: Configuration | undefined): string | null {
  if (!isCoded(error)) return explainOutage(error);
  if (configuration === undefined) return error.message;
  return (
    explainAddress(error, configuration) ?? explainData(error, configuration) ?? explainBoard(error, configuration)
  );
}

/** The driver's errors of a session that was lost have no code. */
const explainOutage = (error: unknown): string | null =>
  error instanceof Error && isDatabaseUnavailable(error)
    ? `The database went away while this program ran (${error.message}). Run it again.`
    : null;

function explainAddress({ code, syscall, port: refused }: Facts, configuration: Configuration): string | null {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  const { host, metricsPort } = configuration;
  const isOfMetrics = metricsPort !== undefined && refused === metricsPort;
  const [name, port] = isOfMetrics ? ['METRICS_PORT', metricsPort] : ['PORT', configuration.port];
  if (code === 'EADDRINUSE') return `${name} should be free: another program listens on ${port} already.`;
  if (code === 'EACCES') return `${name} should be above 1023: ${port} needs rights that this user does not have.`;
  return `HOST should be an address of this machine: ${host} is none (${code}).`;
}

const unwritable = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC']);

function explainData(error: Facts, { dataDir }: Configuration): string | null {
  if (unwritable.has(error.code) && typeof error.path === 'string' && concerns(dataDir, error.path))
    return `DATA_DIR should be a folder that can be written: ${dataDir} is not (${error.message}).`;
  if (error.code === 'ENOSPC' && typeof error.path !== 'string') return fullDisk(error, dataDir);
  return null;
}

/** A write that failed does not say where. */
const fullDisk = ({ message }: Facts, dataDir: string): string =>
  `A disk is full (${message}): df shows if it is that of DATA_DIR (${dataDir}), of the temporary folder (${tmpdir()}, TMPDIR), or where the command writes to.`;

/**
 * Explains a failure of the database if the operator can correct it. Driver errors name host and port,
 * never the password.
 */
function explainBoard(error: Facts, { databaseUrl }: Configuration): string {
  if (databaseUrl === undefined) return error.message;
  const reason = error instanceof MigrationFailed && isCoded(error.cause) ? error.cause : error;
  if (reason.code === noRight)
    return `DATABASE_URL should name a role with more rights: ${error.message}${grantOf(reason, databaseUrl)}.`;
  if ((reason !== error || reason.syscall === 'connect' || isRefused(reason.code)) && isOutOfReach(reason.code))
    return `DATABASE_URL should lead to a PostgreSQL server that lets this program in: ${reason.message}.`;
  return error.message;
}

// SQLSTATE insufficient_privilege.
const noRight = '42501';

/**
 * Returns the command that grants the missing right. A migration that changes a table of another role needs
 * that role.
 */
function grantOf({ message }: Facts, databaseUrl: string): string {
  const { username, pathname } = new URL(readDatabaseAddress(databaseUrl)?.hosts[0] ?? databaseUrl);
  const board = `database ${decodeURIComponent(pathname.slice(1))}`;
  const [, place] = /permission denied for ((?:schema|database) \S+)/.exec(message) ?? [];
  const where = place ?? (/create (extension|schema)/.test(message) ? board : undefined);
  const role = username === '' ? 'this role' : `"${decodeURIComponent(username)}"`;
  if (where !== undefined) return `. Its owner grants the right CREATE: grant create on ${where} to ${role}`;
  return /must be owner/.test(message) ? ', so that the role that made the tables has to run it' : '';
}

// Tells if the path is in the folder, or is a parent of it.
const concerns = (folder: string, path: string): boolean => isIn(folder, path) || isIn(path, folder);

const isIn = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

// Tells if the database is out of reach. SQLSTATE classes: 08 connection, 28 authorization, 3D no such
// database; the other codes come from the operating system.
const isOutOfReach = (code: string): boolean => /^(08|28|3D)|^E[A-Z]+$/.test(code);

// Tells if the server answered and did not let us in. Only PostgreSQL has these codes.
const isRefused = (code: string): boolean => /^(28|3D)/.test(code);

function isCoded(error: unknown): error is Facts {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
