/** Candidate in the candidates API (specification §3). */
export type CandidateAccount = {
  readonly statusId: number;
  readonly statusLabel: string;
  readonly userId: number;
  readonly candidateId: number;
  /** ISO 8601 with time zone. */
  readonly dateInscription: string;
};

/**
 * Candidate for whom a program or the site makes a call. An external API identifies the candidate by the
 * access token.
 */
export type Bearer = { readonly oid: string; readonly accessToken: string };

/** Data of a new account. Its object id is the object id of the bearer. */
export type NewCandidate = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** The three calls of specification §7, in this process or over HTTP. */
export type CandidatesApi = {
  /** @throws CandidateUnknown, CandidatesApiUnavailable */
  status(bearer: Bearer): Promise<CandidateAccount>;
  /**
   * Called when the status call fails. For an existing account the answer is the same as from `status`.
   * @throws SignInUnknown, CandidatesApiUnavailable
   */
  create(bearer: Bearer, candidate: NewCandidate): Promise<CandidateAccount>;
  /**
   * @param id the `candidateId` of an answer by `status` or `create`
   * @throws CandidateUnknown, CandidatesApiUnavailable
   */
  updateLastConnexion(bearer: Bearer, id: number): Promise<CandidateAccount>;
};

export class CandidateUnknown extends Error {
  readonly code = 'candidates.unknown';
}

/** The account at our identity provider no longer exists, so no candidate is created for it. */
export class SignInUnknown extends Error {
  readonly code = 'candidates.signInUnknown';
}

/** An external API does not answer, or answers with an error. */
export class CandidatesApiUnavailable extends Error {
  readonly code = 'candidates.away';
  /** True if the API gave no answer at all; false if it answered with an error. */
  readonly isUnanswered: boolean;
  constructor(message: string, { isUnanswered, ...options }: ErrorOptions & { readonly isUnanswered: boolean }) {
    super(message, options);
    this.isUnanswered = isUnanswered;
  }
}
