import { expect, test } from 'vitest';
import { fileLinkPath, signFileLink } from '#files/signed-links.ts';
import { shownPath } from './logging.ts';

test('the log shows where a request went, not what it asked', () => {
  expect(shownPath('/en/offres/recherche?query=ana')).toBe('/en/offres/recherche');
  expect(shownPath('/espace-personnel/cv/ad61eee8-62e9-45a0-8212-91ce845a9c18/supprimer')).toContain('ad61eee8');
});

test('a signed link, which opens a candidate’s file, never stands in the log, however it is written', () => {
  const file = { fileKey: 'a'.repeat(40), fileName: 'cv.pdf', mediaType: 'application/pdf', expiresAt: new Date(0) };
  const path = fileLinkPath(signFileLink({ ...file, secret: 'secret' }));
  expect(shownPath(path)).toBe('/documents/…');
  expect(shownPath(path.replace('/documents', '/%64OCUMENTS'))).toBe('/%64OCUMENTS/…');
});

test('an e-mail address pasted into a path stays out', () => {
  expect(shownPath('/offres/ana@example.org')).toBe('/offres/…');
});
