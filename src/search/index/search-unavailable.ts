/** The machines that hold the index do not answer, or refuse us. A retry may succeed in a moment. */
export class SearchUnavailable extends Error {
  readonly code = 'search.unavailable';
}
