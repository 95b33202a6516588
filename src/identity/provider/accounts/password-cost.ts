/** Of scrypt: N = 2^log2N, with blocks of r × 128 bytes, p times over. */
export type PasswordCost = { readonly log2N: number; readonly r: number; readonly p: number };

// OWASP Password Storage Cheat Sheet: N=2^15, r=8, p=3 is one of its equivalents, with 32 MiB a check rather
// than 128.
export const passwordCost: PasswordCost = { log2N: 15, r: 8, p: 3 };
