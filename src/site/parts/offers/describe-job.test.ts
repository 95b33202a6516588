import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobPosting } from './describe-job.ts';

const offer = {
  title: 'Vendeur </script><script>alert(1)</script>',
  companyName: 'Maison',
  id: 7,
  cityName: 'Berlin',
  countryId: 'DE',
  missionStart: '2027-01-01',
  allowance: { euros: 2400 },
  broadcastStart: new Date('2026-11-01T08:00:00Z'),
  broadcastEnd: new Date('2027-01-31T22:59:59Z'),
  state: 'open' as const,
  company: { logoUrl: null },
  studyLevels: [],
};
const url = 'https://example.org/offres/7';
const page = { url, text: 'Vous vendez R&D <ici>.', takesApplications: true };
const described = (changed: Partial<Parameters<typeof jobPosting>[0]> = {}, ofPage: Partial<typeof page> = {}) =>
  z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(jobPosting({ ...offer, ...changed }, { ...page, ...ofPage }) ?? ''));

test("the employer's text cannot end the script element", () => {
  expect(jobPosting(offer, page)).not.toContain('<');
  expect(described()).toMatchObject({ title: offer.title });
});

test('the description is HTML that shows the text of the offer unchanged', () => {
  expect(described()).toMatchObject({ description: '<p>Vous vendez R&amp;D &lt;ici&gt;.</p>' });
});

test('the description has the whole text with its paragraphs and lines', () => {
  const text = 'Vous vendez :\r\n- à Berlin\n- ailleurs\n \n\nProfil\n';
  expect(described({}, { text })).toMatchObject({
    description: '<p>Vous vendez :<br>- à Berlin<br>- ailleurs</p><p>Profil</p>',
  });
});

test('only an open offer with a text is described', () => {
  for (const changed of [{ state: 'filled' }, { state: 'expired' }] as const)
    expect(jobPosting({ ...offer, ...changed }, page)).toBeNull();
  expect(jobPosting(offer, { ...page, text: '' })).toBeNull();
});

test('a job posting contains the fields that Google requires, in their formats', () => {
  expect(described()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    datePosted: '2026-11-01',
    identifier: { '@type': 'PropertyValue', name: 'Maison', value: '7' },
    hiringOrganization: { '@type': 'Organization', name: 'Maison' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
    employmentType: ['FULL_TIME', 'TEMPORARY'],
  });
});

test('dates are days in Paris, and the last day is the last day of the offer', () => {
  const broadcastStart = new Date('2026-11-01T23:00:00Z'); // Midnight in Paris.
  const broadcastEnd = new Date('2027-07-31T22:00:00Z');
  const [datePosted, validThrough] = ['2026-11-02', '2027-07-31T23:59:59+02:00'];
  expect(described({ broadcastStart, broadcastEnd })).toMatchObject({ datePosted, validThrough });
});

const placeOf = (changed: object) => described(changed)['jobLocation'];

test('a town in the United States or Canada has its state or province', () => {
  expect(placeOf({ countryId: 'US', cityName: 'Oak Brook, IL' })).toMatchObject({
    address: { addressLocality: 'Oak Brook', addressRegion: 'IL', addressCountry: 'US' },
  });
  expect(placeOf({ countryId: 'CA', cityName: 'Toronto' })).toMatchObject({ address: { addressRegion: 'ON' } });
  expect(placeOf({})).not.toHaveProperty('address.addressRegion');
});

test.each([
  [[4], 'postgraduate degree'],
  [[8, 3, 4], 'bachelor degree'],
  [[2], 'associate degree'],
  [[1], 'high school'],
])('the lowest of the study levels %j is required, as %s', (ids, credentialCategory) => {
  const studyLevels = ids.map((id) => ({ id, name: '' }));
  const wanted = { '@type': 'EducationalOccupationalCredential', credentialCategory };
  expect(described({ studyLevels })).toMatchObject({ educationRequirements: wanted });
});

test('a study level below the baccalauréat is stated as no requirement, and an offer without study levels states nothing', () => {
  expect(described({ studyLevels: [{ id: 6, name: '' }] })).toMatchObject({ educationRequirements: 'no requirements' });
  expect(described()).not.toHaveProperty('educationRequirements');
});

test('an offer with an end has an end date', () => {
  expect(described()).toHaveProperty('validThrough');
  expect(described({ broadcastEnd: null })).not.toHaveProperty('validThrough');
});

const monthly = (value: number) => ({ currency: 'EUR', value: { value, unitText: 'MONTH' } });

test('an amount that the offer states is the salary, and an unknown allowance is left out', () => {
  expect(described()).toMatchObject({ baseSalary: monthly(2400) });
  expect(described()).not.toHaveProperty('estimatedSalary');
  const unknown = described({ allowance: null });
  expect(['baseSalary', 'estimatedSalary'].filter((name) => name in unknown)).toEqual([]);
});

test('an amount of the official scale is an estimate, and never the salary that the employer states', () => {
  const posting = described({ allowance: { euros: 2859.23, scaleYear: 2025 } });
  expect(posting).toMatchObject({ estimatedSalary: monthly(2859.23) });
  expect(posting).not.toHaveProperty('baseSalary');
});

test('the posting states direct applications only if the board accepts them', () => {
  expect(described()).toMatchObject({ directApply: true });
  expect(described({}, { takesApplications: false })).toMatchObject({ directApply: false });
});

test('the posting never states remote work, because missions are abroad', () => {
  expect(described()).not.toHaveProperty('jobLocationType');
  expect(described()).not.toHaveProperty('applicantLocationRequirements');
});

test('a company with a safe logo address has a logo', () => {
  const logo = 'https://example.org/logo.png';
  expect(described({ company: { logoUrl: logo } })).toMatchObject({ hiringOrganization: { logo } });
  expect(described({ company: { logoUrl: 'javascript:alert(1)' } })).not.toHaveProperty('hiringOrganization.logo');
  const own = described({ company: { logoUrl: '/logos/a.png' } }, { url: 'https://mvi.example/en/offres/1' });
  expect(own).toMatchObject({ hiringOrganization: { logo: 'https://mvi.example/logos/a.png' } });
});
