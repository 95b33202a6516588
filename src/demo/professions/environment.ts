import { master, masterOrFourth, type Profession } from './profession.ts';

export const environment: Profession = {
  specializations: [255],
  sectors: [100007, 100006, 100001, 100008, 100013, 100018],
  levels: [master, masterOrFourth],
  environmental: true,
  fr: {
    titles: [
      'Chargé de mission développement durable',
      'Ingénieur environnement',
      'Ingénieur traitement de l’eau',
      'Analyste bilan carbone',
      'Chef de projet économie circulaire',
    ],
    purposes: [
      'Vous mesurez notre empreinte et menez les projets qui la réduisent.',
      'Vous concevez des solutions pour l’eau et les déchets de villes qui grandissent vite.',
    ],
    missions: [
      'établir le bilan carbone de la filiale',
      'suivre les rejets et la conformité réglementaire',
      'dimensionner une filière de traitement',
      'trouver des débouchés pour les matières recyclées',
      'animer un réseau de correspondants',
      'préparer le rapport de durabilité',
      'conduire des études d’impact',
    ],
    field: 'en environnement, en chimie de l’eau ou en écologie',
    skills: [
      'vous connaissez une méthode de bilan carbone ou d’analyse de cycle de vie',
      'vous êtes pédagogue',
      'vous savez tirer parti d’un tableur',
      'vous aimez le terrain',
      'vous distinguez l’effet réel de l’affichage',
    ],
  },
  en: {
    titles: [
      'Sustainability Officer',
      'Environmental Engineer',
      'Water Treatment Engineer',
      'Carbon Analyst',
      'Circular Economy Project Manager',
    ],
    purposes: [
      'You measure our footprint and lead the projects that reduce it.',
      'You design answers for the water and waste of fast-growing cities.',
    ],
    missions: [
      'draw up the carbon footprint of the subsidiary',
      'follow discharges and regulatory compliance',
      'size a treatment line',
      'find uses for recycled materials',
      'lead a network of local contacts',
      'prepare the sustainability report',
      'carry out impact studies',
    ],
    field: 'in environment, water chemistry or ecology',
    skills: [
      'familiar with carbon accounting or life cycle analysis',
      'a good teacher',
      'able to make the most of a spreadsheet',
      'fond of fieldwork',
      'able to tell real effect from display',
    ],
  },
};
