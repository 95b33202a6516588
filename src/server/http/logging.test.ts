import { expect, test } from 'vitest';
import { recruiterLink } from '#board/applications/recruiter/recruiter-link.ts';
import { shownPath } from './logging.ts';

test('the log shows the path of a request without its query', () => {
  expect(shownPath('/en/offres/recherche?query=ana')).toBe('/en/offres/recherche');
  expect(shownPath('/espace-personnel/cv/ad61eee8-62e9-45a0-8212-91ce845a9c18/supprimer')).toContain('ad61eee8');
});

test('a recruiter’s link never appears in the log, in any spelling', () => {
  const { path } = recruiterLink('secret', 'ad61eee8-62e9-45a0-8212-91ce845a9c18', new Date(0));
  expect(shownPath(`${path}/documents/cv`)).toBe('/recruteurs/…/documents/cv');
  expect(shownPath(path.replace('/recruteurs', '/%72ECRUTEURS'))).toBe('/%72ECRUTEURS/…');
});

test('an e-mail address in a path is not logged', () => {
  expect(shownPath('/offres/ana@example.org')).toBe('/offres/…');
});
