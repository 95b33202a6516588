import { expect, test } from 'vitest';
import { sample } from '#letters/frame/sample.ts';
import { offerWithdrawnLetter } from './applied-offer-withdrawn.tsx';

const written = (locale: 'fr' | 'en', more = {}) =>
  offerWithdrawnLetter(
    { ...sample.news, locale, copy: sample.copy[locale], withdrawnAt: sample.later, ...more },
    sample.publicUrl,
  );

test.each([
  [
    'fr',
    'a été retirée le 14 février 2027',
    'telle qu’elle était le 14 novembre 2026',
    'Votre candidature n’est pas annulée',
  ],
  ['en', 'was withdrawn on 14 February 2027', 'as it was on 14 November 2026', 'Your application is not cancelled'],
] as const)(
  'in %s an applicant reads when the offer was withdrawn, what it was, and that the application stands',
  async (locale, ...parts) => {
    const { subject, text } = await written(locale);
    expect(subject).toContain('Ingénieure qualité');
    for (const part of [...parts, 'Atelier Boréal', sample.news.applicationId, '/notifications/choix'])
      expect(text).toContain(part);
  },
);

test('texts by other people never become markup', async () => {
  const evil = '<img src=x> {x, plural, other {y}}';
  const { html } = await written('fr', { title: evil, companyName: evil, copy: { ...sample.copy.fr, title: evil } });
  expect(html).not.toContain('<img');
});
