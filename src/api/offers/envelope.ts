/** Wraps a list of the public offers API; its storage fields have been null for years. */
export function envelope<Row>(result: readonly Row[], count: number) {
  return { result, count, fileShareUrl: null, logosContainer: null, fileShareSasToken: null };
}
