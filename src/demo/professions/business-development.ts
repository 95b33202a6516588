import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

export const businessDevelopment: Profession = {
  specializations: [195, 6],
  sectors: [],
  levels: [master, bachelorAndMore, masterOrFourth],
  fr: {
    titles: [
      'Chargé de développement commercial',
      'Business developer',
      'Chef de zone export',
      'Responsable développement de marché',
      'Commercial export',
    ],
    purposes: [
      'Vous ouvrez un marché sur lequel nous avons de premiers clients et de grandes ambitions.',
      'Vous développez notre réseau de distributeurs et donnez à la marque sa place dans la région.',
    ],
    missions: [
      'identifier les prospects et obtenir les premiers rendez-vous',
      'préparer les offres et négocier jusqu’à la signature',
      'animer le réseau de distributeurs',
      'représenter l’entreprise sur les salons professionnels',
      'suivre la concurrence et faire remonter ses prix et ses nouveautés',
      'tenir à jour le portefeuille dans l’outil de gestion de la relation client',
      'construire le budget commercial de la zone',
      'coordonner les essais de produits chez les futurs clients',
    ],
    field: 'en école de commerce ou en commerce international',
    skills: [
      'vous aimez décrocher le téléphone et aller voir les gens',
      'vous avez une première expérience de la vente',
      'vous préparez vos rendez-vous',
      'vous rebondissez vite après un refus',
      'vous voyagez volontiers deux à trois jours par semaine',
    ],
  },
  en: {
    titles: [
      'Business Development Officer',
      'Business Developer',
      'Export Area Manager',
      'Market Development Manager',
      'Export Sales Executive',
    ],
    purposes: [
      'You open a market where we have a few first customers and great ambitions.',
      'You grow our network of distributors and give the brand its place in the region.',
    ],
    missions: [
      'identify prospects and win first meetings',
      'prepare offers and negotiate them through to signature',
      'lead the network of distributors',
      'represent the company at trade fairs',
      'follow competitors, their prices and their launches',
      'keep the portfolio up to date in the CRM',
      'build the sales budget of the area',
      'coordinate product trials at future customers',
    ],
    field: 'in business or international trade',
    skills: [
      'happy to pick up the phone and meet people',
      'some first experience in sales',
      'well prepared for every meeting',
      'quick to bounce back after a refusal',
      'happy to travel two or three days a week',
    ],
  },
};
