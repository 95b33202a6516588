/** What the candidates API says of a candidate (specification §3). */
export type CandidateAccount = {
  readonly statusId: number;
  readonly statusLabel: string;
  readonly userId: number;
  readonly candidateId: number;
  /** ISO 8601, with its zone. */
  readonly dateInscription: string;
};

/** Whom a program, or the site, speaks for: the access token says the same to an API elsewhere. */
export type Bearer = { readonly oid: string; readonly accessToken: string };

/** What a new account begins with; the object id is that of the bearer. */
export type NewCandidate = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** The three calls of specification §7, in this process or over HTTP. */
export type CandidatesApi = {
  /** @throws CandidateUnknown, CandidatesApiAway */
  status(bearer: Bearer): Promise<CandidateAccount>;
  /**
   * Made when the status call fails; of an account that is there it answers as `status` does.
   * @throws SignInUnknown, CandidatesApiAway
   */
  create(bearer: Bearer, candidate: NewCandidate): Promise<CandidateAccount>;
  /** @param id the `candidateId` of an answer. @throws CandidateUnknown, CandidatesApiAway */
  updateLastConnexion(bearer: Bearer, id: number): Promise<CandidateAccount>;
};

export class CandidateUnknown extends Error {
  readonly code = 'candidates.unknown';
}

/** The bearer's account at our identity provider is gone: nothing is made for it any more. */
export class SignInUnknown extends Error {
  readonly code = 'candidates.signInUnknown';
}

/** An API elsewhere does not answer, or not as it should. */
export class CandidatesApiAway extends Error {
  readonly code = 'candidates.away';
  /** It gave no answer at all. */
  readonly isSilent: boolean;
  constructor(message: string, { isSilent, ...options }: ErrorOptions & { readonly isSilent: boolean }) {
    super(message, options);
    this.isSilent = isSilent;
  }
}
