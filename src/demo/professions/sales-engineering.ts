import { master, masterOrFourth, type Profession } from './profession.ts';

export const salesEngineering: Profession = {
  specializations: [130],
  sectors: [100006, 100008, 100010, 100011, 100013, 100015, 100016, 100017],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Ingénieur commercial',
      'Ingénieur d’affaires',
      'Ingénieur technico-commercial',
      'Ingénieur avant-vente',
      'Ingénieur application',
    ],
    purposes: [
      'Vous conseillez des clients industriels et bâtissez avec eux la solution technique qui leur convient.',
      'Vous portez une affaire de bout en bout, du cahier des charges à la satisfaction du client.',
    ],
    missions: [
      'analyser le besoin technique et visiter les installations',
      'chiffrer et défendre les propositions',
      'piloter la réponse aux appels d’offres',
      'faire des démonstrations du produit',
      'assurer le lien avec le bureau d’études',
      'suivre la rentabilité des affaires gagnées',
      'former les distributeurs aux nouveautés',
    ],
    field: 'en école d’ingénieurs, avec un goût pour le commerce',
    skills: [
      'vous parlez aussi bien technique que prix',
      'vous savez vulgariser',
      'on peut compter sur vous',
      'vous lisez un cahier des charges en diagonale puis en détail',
      'vous avez le permis de conduire',
    ],
  },
  en: {
    titles: [
      'Sales Engineer',
      'Business Engineer',
      'Technical Sales Engineer',
      'Pre-sales Engineer',
      'Application Engineer',
    ],
    purposes: [
      'You advise industrial customers and build with them the technical answer that suits them.',
      'You carry a project from the specification to a satisfied customer.',
    ],
    missions: [
      'analyse technical needs and visit installations',
      'cost proposals and defend them',
      'lead answers to tenders',
      'demonstrate the product',
      'link customers with the engineering office',
      'follow the margin of the projects you win',
      'train distributors in new products',
    ],
    field: 'in engineering, with a taste for business',
    skills: [
      'as fluent in technology as in prices',
      'good at making things simple',
      'persistent and dependable',
      'able to read a specification quickly, then closely',
      'a driving licence',
    ],
  },
};
