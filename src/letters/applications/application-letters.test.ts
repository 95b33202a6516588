import { expect, test } from 'vitest';
import { sample } from '#letters/frame/sample.ts';
import { candidateLetter } from './application-confirmation.tsx';
import { recruiterLetter } from './application-to-recruiter.tsx';

const application = {
  firstName: 'Zoé',
  lastName: 'Ørsted',
  email: 'zoe@example.org',
  message: 'Bonjour,\nje suis disponible.',
  birthDate: '2001-05-17',
  nationality: 'DE',
  studyLevel: { fr: 'Bac+5', en: 'Master' },
  title: 'Ingénieure qualité',
  reference: 'VIE123',
  companyName: 'Atelier Boréal',
  page: { fr: 'https://example.org/recruteurs/token', en: 'https://example.org/en/recruteurs/token' },
  until: new Date('2026-12-21T12:00:00Z'),
  attached: true,
  copy: sample.copy,
  offerPage: { fr: 'https://example.org/offres/7', en: 'https://example.org/en/offres/7' },
  recipient: 'contact',
} as const;
const forCandidate = {
  locale: 'fr',
  title: 'Ingénieure qualité',
  reference: 'VIE123',
  applicationId: 'the-application',
  publicUrl: new URL('https://example.org'),
  copy: sample.copy.fr,
  similar: [{ ...sample.listed.fr, id: 7, title: 'Acheteuse' }],
  companyName: 'Atelier Boréal',
  answeredAt: 'zoe@example.org',
  recipient: 'contact',
  withCoverLetter: true,
  withMessage: false,
} as const;

test('a recruiter reads in French and then in English who applies for which offer, as plain text and as HTML', async () => {
  const { subject, html, text } = await recruiterLetter(application);
  expect(subject).toMatch(/^VIE123 · Atelier Boréal · .*Candidature de Zoé Ørsted · Application from Zoé Ørsted$/);
  for (const part of [html, text]) {
    expect(part.indexOf('postule à l’offre')).toBeGreaterThan(-1);
    expect(part.indexOf('is applying for the offer', part.indexOf('postule'))).toBeGreaterThan(-1);
    for (const fact of [
      'zoe@example.org',
      'example.org/recruteurs/token',
      'example.org/en/recruteurs/token',
      '21 décembre 2026',
      '21 December 2026',
      'je suis disponible.',
      '17 mai 2001',
      '17 May 2001',
      'allemande',
      'German',
      'Bac+5',
      'Master',
      'Atelier Boréal',
      'VIE123',
      'Vienne (Autriche)',
      'Vienna (Austria)',
      'https://example.org/offres/7',
      'https://example.org/en/offres/7',
    ]) {
      expect(part).toContain(fact);
    }
  }
  expect(text).toContain('Bonjour,\nje suis disponible.');
});

test('both letters have the offer as it was: title, company, place, dates, and an allowance marked as an estimate', async () => {
  const texts = [await recruiterLetter(application), await candidateLetter(forCandidate)].map(({ text }) => text);
  for (const text of texts)
    for (const fact of [
      'Offre\nIngénieure qualité',
      'Entreprise\nAtelier Boréal',
      'Lieu\nVienne (Autriche)',
      'Du 1er mars 2027 au 29 février 2028 (12 mois)',
      'Indemnité mensuelle\n≈ 2 859 €, estimation selon le barème officiel 2025',
    ])
      expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(fact);
  const [english = ''] = texts;
  expect(english).toContain('From 1 March 2027 to 29 February 2028 (12 months)');
  expect(english.replaceAll('\u00a0', ' ')).toContain('≈ €2,859, estimate based on the official 2025 scale');
});

test.each([
  ['a stated allowance without a mark', { allowance: { euros: 2600 } }, /€2,600\n/],
  ['that an allowance is unknown', { allowance: null }, 'to be confirmed'],
  ['a mission without an end', { missionEnd: null }, 'From 1 March 2027 (12 months)'],
  ['a passed day of departure', { startPassed: true }, 'As soon as possible (12 months)'],
  ['a country without a city', { cityName: '' }, 'Place\nAustria\n'],
])('a letter tells %s', async (_what, columns, said) => {
  const copy = { ...sample.copy.en, ...columns };
  expect((await candidateLetter({ ...forCandidate, locale: 'en', copy })).text).toMatch(said);
});

test('a very long word is broken inside the page', async () => {
  const { html } = await recruiterLetter({ ...application, message: 'x'.repeat(300) });
  const around = html.slice(0, html.indexOf('x'.repeat(300)));
  expect(around).toContain('word-break:break-word');
  const tables = around.match(/<table[^>]*>/g) ?? [];
  expect(tables.at(-1)).toContain('table-layout:fixed');
});

test('empty fields of a profile are left out', async () => {
  const nothing = { birthDate: null, nationality: null, studyLevel: { fr: null, en: null } };
  const { text } = await recruiterLetter({ ...application, ...nothing });
  expect(text).not.toMatch(/naissance|birth|nationalit|Niveau|level/i);
});

test('a letter without a message from the candidate leaves the message out', async () => {
  const { text } = await recruiterLetter({ ...application, message: null, attached: false });
  expect(text).not.toMatch(/Message de Zoé/i);
  expect(text).toContain('trop lourds pour être joints');
});

test('texts by people are shown unchanged and never become markup', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&amp; {firstName} {x, plural, other {y}}';
  const recruiter = await recruiterLetter({
    ...application,
    firstName: evil,
    lastName: evil,
    message: evil,
    title: evil,
    reference: evil,
    copy: { fr: { ...sample.copy.fr, title: evil }, en: { ...sample.copy.en, companyName: evil } },
  });
  const candidate = await candidateLetter({
    ...forCandidate,
    title: evil,
    companyName: evil,
  });
  for (const { html, text } of [recruiter, candidate]) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain(evil);
  }
});

test('a candidate reads the confirmation in the language of the application', async () => {
  const fr = await candidateLetter(forCandidate);
  expect(fr.subject).toBe('Votre candidature\u00a0: Ingénieure qualité (VIE123)');
  expect(fr.html).toContain('lang="fr"');
  for (const part of [
    'Bonjour',
    'Atelier Boréal',
    'un CV, une lettre de motivation',
    '/espace-personnel/candidatures/the-application',
    'https://example.org/offres/7',
  ])
    expect(fr.text).toContain(part);
  const en = await candidateLetter({ ...forCandidate, locale: 'en', withMessage: true });
  expect(en.subject).toBe('Your application: Ingénieure qualité (VIE123)');
  expect(en.html).toContain('lang="en"');
  expect(en.text).toMatch(/Hello[\s\S]*a CV, a cover letter, a message/);
});

test('a spontaneous application names the company, and no offer', async () => {
  const spontaneous = { title: null, reference: null, copy: null, offerPage: null };
  const letters = [
    await recruiterLetter({ ...application, ...spontaneous }),
    await candidateLetter({ ...forCandidate, ...spontaneous }),
    await candidateLetter({ ...forCandidate, ...spontaneous, locale: 'en' }),
  ];
  for (const { subject, text } of letters) {
    expect(subject).toContain('Atelier Boréal');
    expect(subject + text).not.toMatch(/l’offre|cette offre|the offer\b|this offer|\(\)|null|select/);
  }
});

test('only the contact of an offer reads that the address is the contact; a desk reads why it gets the application', async () => {
  const reasons = await Promise.all(
    (['contact', 'desk', 'mailbox'] as const).map(async (recipient) => {
      const { text } = await recruiterLetter({ ...application, recipient });
      return text.slice(text.indexOf('Vous recevez ce message'));
    }),
  );
  expect(reasons.map((reason) => /votre adresse est le contact/.test(reason))).toEqual([true, false, false]);
  expect(new Set(reasons).size).toBe(3);
});
