// Of the system's files; SQLSTATE disk_full (PostgreSQL, appendix A).
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether nothing more can be written, to files or to the database, until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && typeof error.code === 'string' && codes.has(error.code)) || isDiskFull(error.cause);
}
