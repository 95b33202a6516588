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
  news: {
    applicationId: '2f1c6a52-9d0e-4a57-8f5f-0d3b1c9e7a11',
    email: 'zoe.orsted@example.org',
    title: 'Ingénieure qualité',
    companyName: 'Atelier Boréal',
  },
} as const;
