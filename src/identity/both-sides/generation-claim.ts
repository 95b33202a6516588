/**
 * Claim in the embedded provider's access tokens: the account's generation when the token was issued. When
 * sessions are ended, the generation grows and older tokens become invalid at once. Without the claim, they
 * would stay valid for up to an hour.
 */
export const generationClaim = 'account_generation';
