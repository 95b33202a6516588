// Codes of the file system, and SQLSTATE disk_full (PostgreSQL, appendix A).
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Tells if an error means that the disk of the files or of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && typeof error.code === 'string' && codes.has(error.code)) || isDiskFull(error.cause);
}
