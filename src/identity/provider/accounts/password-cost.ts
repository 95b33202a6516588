/** Parameters of scrypt: N = 2^log2N, blocks of r × 128 bytes, p repetitions. */
export type PasswordCost = { readonly log2N: number; readonly r: number; readonly p: number };

// One of the equivalent settings of the OWASP Password Storage Cheat Sheet: N=2^15, r=8, p=3. A check with it
// takes 32 MiB of memory instead of 128.
export const passwordCost: PasswordCost = { log2N: 15, r: 8, p: 3 };
