import type { PasswordCost } from '#identity/provider/accounts/password-cost.ts';

// Cost of hashing in tests (vitest.config.ts): the real cost took nearly half of the CPU time of a sign-in.
export const passwordCost: PasswordCost = { log2N: 5, r: 8, p: 1 };
