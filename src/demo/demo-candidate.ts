/**
 * Candidate with a complete profile, for trying the site without filling in a profile. Invented, like all
 * demo data.
 */
export const demoCandidate = {
  email: 'camille@example.org',
  firstName: 'Camille',
  lastName: 'Tournebel',
  birthDate: '2002-04-17',
  nationality: 'FR',
  studyLevelId: 4,
  locale: 'fr',
  cv: {
    fileName: 'cv-camille-tournebel.pdf',
    mediaType: 'application/pdf',
    lines: [
      'Camille Tournebel',
      'camille@example.org',
      '',
      'Formation',
      '2021–2026  Diplôme d’ingénieur, spécialité énergie',
      '',
      'Expérience',
      '2025  Stage de six mois : audit énergétique de douze écoles',
      '2024  Projet d’équipe : station météo solaire, ouverte et réparable',
      '',
      'Langues',
      'Français (langue maternelle), anglais (C1), espagnol (B1)',
    ],
  },
  message: 'Bonjour, votre mission correspond à mon projet : je suis disponible dès la date indiquée.',
} as const;
