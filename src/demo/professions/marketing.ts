import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

export const marketing: Profession = {
  specializations: [216],
  sectors: [],
  levels: [master, masterOrFourth, bachelorAndMore],
  fr: {
    titles: [
      'Chargé de marketing digital',
      'Chef de produit',
      'Chargé de communication',
      'Responsable contenus et réseaux sociaux',
      'Chef de projet marketing',
      'Chargé d’événementiel',
    ],
    purposes: [
      'Vous faites connaître nos produits à un public qui ne nous attend pas encore.',
      'Vous adaptez notre communication aux usages locaux sans en perdre l’esprit.',
    ],
    missions: [
      'bâtir le plan marketing annuel avec la directrice de la filiale',
      'écrire, illustrer et publier des contenus',
      'piloter les campagnes en ligne et en mesurer le coût par contact',
      'préparer le lancement d’une gamme',
      'étudier les attentes des clients par des entretiens',
      'organiser salons, webinaires et journées portes ouvertes',
      'travailler avec les agences et relire leurs propositions',
    ],
    field: 'en marketing ou en communication',
    skills: [
      'vous écrivez bien et relisez deux fois',
      'vous savez lire les statistiques d’une campagne',
      'vous manipulez une suite de création graphique',
      'vous avez de la curiosité pour la culture locale',
      'vous menez plusieurs projets de front',
    ],
  },
  en: {
    titles: [
      'Digital Marketing Officer',
      'Product Manager',
      'Communications Officer',
      'Content and Social Media Manager',
      'Marketing Project Manager',
      'Events Officer',
    ],
    purposes: [
      'You make our products known to people who are not waiting for us yet.',
      'You adapt our communication to local habits without losing its spirit.',
    ],
    missions: [
      'build the yearly marketing plan with the head of the subsidiary',
      'write, illustrate and publish content',
      'run online campaigns and measure their cost per lead',
      'prepare the launch of a range',
      'learn what customers expect by interviewing them',
      'organise fairs, webinars and open days',
      'work with agencies and review their proposals',
    ],
    field: 'in marketing or communication',
    skills: [
      'a good writer who proofreads twice',
      'able to read the statistics of a campaign',
      'used to graphic design software',
      'curious about local culture',
      'able to run several projects side by side',
    ],
  },
};
