// Codes of Node's sockets. ENOENT means a missing socket file or any other missing file; only `syscall` tells
// which.
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

// SQLSTATE codes of an outage (PostgreSQL, appendix A): 08 connection, 53 resources, 57P shut down or
// starting, 57014 a statement past its time limit, 25006 a server that only reads for now, because another
// takes its place.
const states = /^(08|53|57P|57014$|25006$)/;

// Messages of errors without a code in pg (8.23), and of a function that a standby refuses.
const words =
  /^(recovery is in progress$|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/;

/**
 * Tells if a query failed because the database is unavailable, starting or too busy. A retry may then succeed
 * in a moment.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Looks at each error, because a host name with several addresses gives one error for each address.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const call = 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : '';
  return words.test(error.message) || states.test(code) || (lost.has(code) && socketCalls.has(call));
}
