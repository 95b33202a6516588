import { expect, test } from 'vitest';
// Not as passwords.ts names it, which tests read cheaper.
import { passwordCost } from './password-cost.ts';
import { hashPassword } from './passwords.ts';

test('a password costs what OWASP asks, and its hash says so', async () => {
  expect(await hashPassword('un long mot de passe', passwordCost)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});
