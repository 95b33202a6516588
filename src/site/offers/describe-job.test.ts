import { expect, test } from 'vitest';
import type { OfferSummary } from '#board/offers/present-offer.ts';
import { jobPosting } from './describe-job.ts';

const offer: OfferSummary = {
  id: 7,
  title: 'Vendeur </script><script>alert(1)</script>',
  language: 'fr',
  companyId: 1,
  companyName: 'Maison',
  cityName: 'Berlin',
  englishCity: 'Berlin',
  countryId: 'DE',
  countryName: 'Allemagne',
  zoneId: 5,
  profession: null,
  missionTypeId: 1,
  durationMonths: 12,
  missionStart: '2027-01-01',
  monthlyAllowance: 2400,
  remoteWork: false,
  createdAt: new Date('2026-10-30T08:00:00Z'),
  broadcastStart: new Date('2026-11-01T08:00:00Z'),
  views: 0,
  state: 'open',
  openingLines: 'Vous vendez.',
};

test('what an employer writes cannot leave the script element', () => {
  expect(jobPosting(offer, 'https://example.org/offres/7')).not.toContain('<');
});

test('the text comes back whole from the JSON', () => {
  expect(JSON.parse(jobPosting(offer, 'https://example.org/offres/7'))).toMatchObject({
    title: offer.title,
    jobLocation: { address: { addressCountry: 'DE' } },
    baseSalary: { value: { value: 2400, unitText: 'MONTH' } },
  });
});

test('an allowance that is not known is left out', () => {
  expect(jobPosting({ ...offer, monthlyAllowance: null }, 'https://example.org/offres/7')).not.toContain('baseSalary');
});
