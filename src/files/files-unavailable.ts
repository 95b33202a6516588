/** The store of the files does not answer, or refuses us. The reader must try again later. */
export class FilesUnavailable extends Error {
  readonly code = 'files.unavailable';
  /** True if the store answered: it does not know the bucket, or refuses our keys. */
  readonly isRefusal: boolean;
  constructor(message: string, { isRefusal = false, ...options }: ErrorOptions & { isRefusal?: boolean } = {}) {
    super(message, options);
    this.isRefusal = isRefusal;
  }
}
