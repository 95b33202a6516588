/** Tells if `If-None-Match` contains an entity tag (RFC 9110 §13.1.2), by weak comparison. */
export function isTagKnown(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',');
  return known.some((one) => [tag, '*'].includes(one.trim().replace(/^W\//, '')));
}
