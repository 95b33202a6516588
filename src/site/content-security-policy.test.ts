import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashScripts } from './content-security-policy.ts';

function hashed(page: string, nonce = 'n1', formTargets: string[] = []) {
  const { bytes, policy } = hashScripts(Buffer.from(page), nonce, formTargets);
  return { html: String(bytes), policy };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the page’s own scripts are allowed by hash and lose their nonce', () => {
  const { html, policy } = hashed('<script nonce="n1">a()</script><script type="module" nonce="n1">b()</script>');
  expect(html).toBe('<script>a()</script><script type="module">b()</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`);
});

test('a script that got into the page without the nonce is not allowed', () => {
  const { policy } = hashed('<script>evil()</script><script nonce="other">evil()</script>');
  expect(policy).not.toContain(hashOf('evil()'));
  expect(policy.slice(policy.indexOf('script-src'))).not.toContain('unsafe');
});

const targets = (origins: string[]) => /form-action ([^;]*)/.exec(hashed('', 'n1', origins).policy)?.[1];

test('forms may be sent only to the site and to the given origins', () => {
  expect(targets([])).toBe("'self'");
  expect(targets(['https://login.example'])).toBe("'self' https://login.example");
});
