/**
 * Claim in the embedded provider's access tokens that holds the account's generation at the time of issue.
 * The tokens outlive ended sessions by an hour at most; this claim makes them invalid at once.
 */
export const generationClaim = 'account_generation';
