import { bachelorAndMore, shortStudies, type Profession } from './profession.ts';

export const hospitality: Profession = {
  specializations: [119, 183],
  sectors: [100012],
  levels: [shortStudies, bachelorAndMore],
  fr: {
    titles: [
      'Assistant directeur d’hôtel',
      'Responsable hébergement adjoint',
      'Chef de partie',
      'Pâtissier',
      'Coordinateur événements et séminaires',
      'Revenue manager junior',
    ],
    purposes: [
      'Vous veillez à ce que chaque client reparte avec l’envie de revenir.',
      'Vous apportez votre savoir-faire à une maison qui fait rayonner la table et l’accueil.',
    ],
    missions: [
      'accueillir les clients et résoudre leurs difficultés',
      'coordonner réception, étages et restauration',
      'ajuster les prix selon la demande',
      'réaliser les préparations et faire évoluer la carte',
      'former les apprentis',
      'organiser séminaires et réceptions',
      'réduire le gaspillage alimentaire',
    ],
    field: 'en hôtellerie-restauration ou en tourisme',
    skills: [
      'vous avez le sens de l’accueil',
      'vous avez le goût du travail soigné et de l’exactitude',
      'vous gardez votre énergie pendant le service',
      'vous aimez transmettre',
      'vous connaissez les règles d’hygiène',
    ],
  },
  en: {
    titles: [
      'Assistant Hotel Manager',
      'Deputy Rooms Manager',
      'Chef de Partie',
      'Pastry Chef',
      'Events and Seminars Coordinator',
      'Junior Revenue Manager',
    ],
    purposes: [
      'You see to it that every guest leaves wishing to return.',
      'You bring your craft to a house known for its table and its welcome.',
    ],
    missions: [
      'welcome guests and solve their difficulties',
      'coordinate reception, rooms and restaurant',
      'adjust prices to demand',
      'prepare dishes and renew the menu',
      'train apprentices',
      'organise seminars and receptions',
      'cut food waste',
    ],
    field: 'in hotel management, catering or tourism',
    skills: [
      'a natural host',
      'careful and punctual',
      'full of energy during service',
      'fond of passing on what you know',
      'aware of hygiene rules',
    ],
  },
};
