/**
 * Wraps a list of the public offers API. The envelope's fields about storage are always null, as they have
 * been for years.
 */
export function envelope<Row>(result: readonly Row[], count: number) {
  return { result, count, fileShareUrl: null, logosContainer: null, fileShareSasToken: null };
}
