/** Parameters of scrypt: N = 2^log2N, blocks of r × 128 bytes, p repetitions. */
export type PasswordCost = { readonly log2N: number; readonly r: number; readonly p: number };

// OWASP Password Storage Cheat Sheet: N=2^15, r=8, p=3 is one of the equivalent settings; it uses 32 MiB per
// check instead of 128.
export const passwordCost: PasswordCost = { log2N: 15, r: 8, p: 3 };
