import { expect, test } from 'vitest';
import { withHead } from './letter-head.tsx';

const letter = '<!DOCTYPE html><html><body style="margin:0"><p>Bonjour</p></body></html>';

test('a letter is shown unchanged below a head, and values in the head never become markup', () => {
  const subject = '<script>alert(1)</script> $& $1';
  const envelope = { subject, to: '"><img src=x>@example.org', files: ['<b>cv.pdf'] };
  const page = withHead(letter, envelope, 'fr', '/boite-aux-lettres');
  expect(page).toMatch(/<body style="margin:0"><header.*<\/header><p>Bonjour<\/p><\/body>/s);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1');
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('href="/boite-aux-lettres"');
});

test('a sample has a subject and a link back in its language, and no recipient', () => {
  const page = withHead(letter, { subject: 'Hello' }, 'en', '/boite-aux-lettres/modeles');
  expect(page).toContain('href="/en/boite-aux-lettres/modeles"');
  expect(page).not.toContain('<strong>');
});

test.for(['fr', 'en'] as const)(
  'the head shows the time of a letter in Paris time, as the list does (%s)',
  (locale) => {
    const sentAt = new Date('2026-11-23T20:38:29Z');
    const page = withHead(letter, { subject: 'Hello', to: 'a@example.org', sentAt }, locale, '/boite-aux-lettres');
    expect(page).toMatch(/21:38:29|9:38:29\sPM/);
  },
);
