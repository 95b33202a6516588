import type { PasswordCost } from '#identity/provider/accounts/password-cost.ts';

// Used in tests (vitest.config.ts), because the real cost took nearly half of the CPU time of signing in.
export const passwordCost: PasswordCost = { log2N: 5, r: 8, p: 1 };
