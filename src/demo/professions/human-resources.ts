import { master, masterOrFourth, type Profession } from './profession.ts';

export const humanResources: Profession = {
  specializations: [100],
  sectors: [],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Chargé de recrutement',
      'Chargé de ressources humaines',
      'Chargé de formation',
      'Chargé de mobilité internationale',
      'Talent acquisition specialist',
    ],
    purposes: [
      'Vous recrutez et accueillez celles et ceux qui feront grandir la filiale.',
      'Vous accompagnez les équipes locales dans leur développement et leur quotidien.',
    ],
    missions: [
      'rédiger des annonces qui donnent envie et disent vrai',
      'mener les entretiens et répondre à chaque candidat',
      'organiser le parcours d’intégration',
      'construire le plan de formation',
      'participer aux forums des écoles',
      'suivre les contrats, visas et couvertures sociales',
      'mesurer la qualité de vie au travail et proposer des actions',
    ],
    field: 'en ressources humaines, en psychologie ou en école de commerce',
    skills: [
      'vous savez écouter et garder une confidence',
      'vous êtes à l’aise à l’oral',
      'vous connaissez les bases du droit du travail',
      'vous avez pratiqué un outil de suivi des candidatures',
      'vous veillez à l’égalité des chances',
    ],
  },
  en: {
    titles: [
      'Recruitment Officer',
      'Human Resources Officer',
      'Training Officer',
      'International Mobility Officer',
      'Talent Acquisition Specialist',
    ],
    purposes: [
      'You hire and welcome the people who will make the subsidiary grow.',
      'You support local teams in their development and their daily life.',
    ],
    missions: [
      'write job adverts that are inviting and true',
      'lead interviews and answer every candidate',
      'organise the induction programme',
      'build the training plan',
      'take part in university fairs',
      'follow contracts, visas and social cover',
      'measure well-being at work and suggest actions',
    ],
    field: 'in human resources, psychology or business',
    skills: [
      'a good listener who can keep a confidence',
      'a confident speaker',
      'aware of the basics of employment law',
      'used to an applicant tracking tool',
      'attentive to equal opportunity',
    ],
  },
};
