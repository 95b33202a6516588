import { expect, test } from 'vitest';
// Imports by the whole path. The path './password-cost.ts' is replaced in vitest.config.ts, so that other
// tests hash cheaply.
import { passwordCost } from '#identity/provider/accounts/password-cost.ts';
import { hashPassword } from './passwords.ts';

test('a password hash states OWASP’s cost', async () => {
  expect(await hashPassword('un long mot de passe', passwordCost)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});
