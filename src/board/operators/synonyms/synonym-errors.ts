/** The word was changed since the page was shown. */
export class SynonymChanged extends Error {
  readonly code = 'office.synonymChanged';
}

/** A word of rank, as engineer or manager, belongs to no concept. */
export class SynonymIsRank extends Error {
  readonly code = 'office.synonymIsRank';
}

/** The word names a wider or narrower concept: as a name of both, one would be a kind of itself. */
export class SynonymInCircle extends Error {
  readonly code = 'office.synonymInCircle';
}

/** Without the word its present concept would have no name. */
export class SynonymIsLastName extends Error {
  readonly code = 'office.synonymIsLastName';
}

/** Too many offers contain the word, so that a search for the concept would find nearly everything. */
export class SynonymTooWide extends Error {
  readonly code = 'office.synonymTooWide';
}
