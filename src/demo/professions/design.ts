import { bachelorAndMore, masterOrFourth, type Profession } from './profession.ts';

export const design: Profession = {
  specializations: [210, 36],
  sectors: [100018, 100012, 100003, 100005, 100011],
  levels: [masterOrFourth, bachelorAndMore],
  fr: {
    titles: [
      'Graphiste',
      'Concepteur d’expérience utilisateur',
      'Monteur vidéo',
      'Rédacteur et traducteur',
      'Designer produit',
    ],
    purposes: [
      'Vous donnez forme à nos idées, pour l’écran comme pour le papier.',
      'Vous concevez des parcours simples à partir de ce que les gens font vraiment.',
    ],
    missions: [
      'créer maquettes, illustrations et animations',
      'mener des tests auprès d’utilisateurs',
      'tenir à jour la bibliothèque de composants',
      'tourner et monter de courtes vidéos',
      'traduire et adapter des contenus',
      'préparer les fichiers pour l’impression',
      'veiller à l’accessibilité de ce que nous publions',
    ],
    field: 'en design, en arts appliqués ou en communication visuelle',
    skills: [
      'vous présentez un portfolio',
      'vous maîtrisez Figma ou la suite Adobe',
      'vous acceptez la critique et savez la formuler',
      'vous connaissez les règles de l’accessibilité',
      'vous avez une orthographe sûre',
    ],
  },
  en: {
    titles: [
      'Graphic Designer',
      'User Experience Designer',
      'Video Editor',
      'Writer and Translator',
      'Product Designer',
    ],
    purposes: [
      'You give shape to our ideas, on screen and on paper.',
      'You design simple journeys from what people really do.',
    ],
    missions: [
      'create mock-ups, illustrations and animations',
      'run tests with users',
      'keep the component library up to date',
      'shoot and edit short videos',
      'translate and adapt content',
      'prepare files for print',
      'make sure that what we publish is accessible',
    ],
    field: 'in design, applied arts or visual communication',
    skills: [
      'a portfolio to show',
      'fluent in Figma or the Adobe suite',
      'able to take criticism and to give it',
      'familiar with accessibility rules',
      'sure of your spelling',
    ],
  },
};
