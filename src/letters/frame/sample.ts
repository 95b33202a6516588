const copiedOffer = {
  copiedAt: new Date('2026-11-14T12:00:00Z'),
  title: 'Ingénieure qualité',
  language: 'fr',
  companyName: 'Atelier Boréal',
  reference: 'VIE123456',
  missionTypeId: 1,
  durationMonths: 12,
  missionStart: '2027-03-01',
  startPassed: false,
  missionEnd: '2028-02-29',
  broadcastStart: new Date('2026-11-02T12:00:00Z'),
  broadcastEnd: null,
  allowance: { euros: 2859.23, scaleYear: 2025 },
  description: null,
  profile: null,
} as const;

const listedOffer = {
  id: 1,
  title: 'Ingénieure qualité',
  language: 'fr',
  companyName: 'Atelier Boréal',
  durationMonths: 12,
  missionStart: '2027-03-01',
  startPassed: false,
  allowance: { euros: 2859.23, scaleYear: 2025 },
} as const;

/** Invented facts for the samples of all letters. */
export const sample = {
  publicUrl: new URL('https://mvi.example/'),
  later: new Date('2027-02-14T12:00:00Z'),
  candidate: {
    firstName: 'Zoé',
    lastName: 'Ørsted',
    email: 'zoe.orsted@example.org',
    message: 'Bonjour,\nje connais bien l’Autriche et suis disponible dès février.',
    birthDate: '2001-05-17',
    nationality: 'FR',
    studyLevel: { fr: 'Bac+5', en: 'Master’s degree' },
  },
  offer: {
    id: 1,
    title: 'Ingénieure qualité',
    reference: 'VIE123456',
    companyName: 'Atelier Boréal',
    city: 'Vienne',
  },
  listed: {
    fr: { ...listedOffer, city: 'Vienne', country: 'Autriche' },
    en: { ...listedOffer, city: 'Vienna', country: 'Austria' },
  },
  copy: {
    fr: { ...copiedOffer, cityName: 'Vienne', countryName: 'Autriche' },
    en: { ...copiedOffer, cityName: 'Vienna', countryName: 'Austria' },
  },
  news: {
    applicationId: '2f1c6a52-9d0e-4a57-8f5f-0d3b1c9e7a11',
    email: 'zoe.orsted@example.org',
    title: 'Ingénieure qualité',
    companyName: 'Atelier Boréal',
  },
} as const;
