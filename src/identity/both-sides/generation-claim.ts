/**
 * The claim of the embedded provider's access tokens that says in which generation of the account they were
 * given: they outlive the sessions that an account ends, by an hour at most.
 */
export const generationClaim = 'account_generation';
