/**
 * Claim in the embedded provider's access tokens with the account's generation at the time of issue.
 * Without it, tokens would outlive ended sessions by up to an hour; the claim makes them invalid at once.
 */
export const generationClaim = 'account_generation';
