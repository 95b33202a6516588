/** The candidate has no such saved search. */
export class SavedSearchNotFound extends Error {
  readonly code = 'savedSearch.notFound';
}
