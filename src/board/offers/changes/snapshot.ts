const shape = /^(\d{1,20}):(\d{1,20}):(\d{1,20}(?:,\d{1,20})*)?$/;
/** Transaction ids have 64 bits. */
const last = 2n ** 64n;

/**
 * Tells if PostgreSQL reads a text as a `pg_snapshot`. Such a text consists of `xmin:xmax:` and, in order,
 * the transactions between them that were in progress (PostgreSQL 18, 9.28.3).
 */
export function isSnapshot(text: string): boolean {
  const [, xmin, xmax, between] = shape.exec(text) ?? [];
  if (xmin === undefined || xmax === undefined) return false;
  const [from, to] = [BigInt(xmin), BigInt(xmax)];
  const open = between === undefined ? [] : between.split(',').map(BigInt);
  return from > 0n && from <= to && to < last && open.every((one, at) => one >= (open[at - 1] ?? from) && one < to);
}
