import { master, masterOrFourth, type Profession } from './profession.ts';

export const realEstate: Profession = {
  specializations: [90, 196],
  sectors: [100013, 100005, 100019],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Chargé de programmes immobiliers',
      'Architecte d’intérieur',
      'Gestionnaire d’actifs immobiliers',
      'Chef de projet aménagement',
    ],
    purposes: [
      'Vous conduisez des projets immobiliers soucieux de leurs habitants et de leur ville.',
      'Vous aménagez boutiques, bureaux et hôtels dans toute la région.',
    ],
    missions: [
      'rechercher les terrains et monter les études de faisabilité',
      'dessiner plans, perspectives et carnets de détails',
      'consulter les entreprises et suivre les travaux',
      'suivre les loyers et les charges d’un parc',
      'choisir des matériaux durables',
      'préparer les demandes d’autorisation',
      'présenter les projets aux clients',
    ],
    field: 'en architecture, en immobilier ou en urbanisme',
    skills: [
      'vous avez le sens de l’espace',
      'vous comprenez un bilan d’opération',
      'vous dessinez à la main comme à l’écran',
      'vous coordonnez des métiers variés',
      'vous connaissez la réglementation du bâtiment',
    ],
  },
  en: {
    titles: [
      'Real Estate Programme Officer',
      'Interior Architect',
      'Real Estate Asset Manager',
      'Fit-out Project Manager',
    ],
    purposes: [
      'You lead real estate projects that care for their residents and their city.',
      'You fit out shops, offices and hotels throughout the region.',
    ],
    missions: [
      'look for land and build feasibility studies',
      'draw plans, views and details',
      'consult contractors and follow works',
      'follow rents and charges of a portfolio',
      'choose lasting materials',
      'prepare permit applications',
      'present projects to customers',
    ],
    field: 'in architecture, real estate or urban planning',
    skills: [
      'a sense of space',
      'able to understand a project balance sheet',
      'at ease drawing by hand and on screen',
      'able to coordinate many trades',
      'aware of building regulations',
    ],
  },
};
