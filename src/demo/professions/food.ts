import { bachelorAndMore, master, type Profession } from './profession.ts';

export const food: Profession = {
  specializations: [106, 61],
  sectors: [100001, 100004, 100010],
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur agroalimentaire',
      'Responsable recherche et développement produits',
      'Ingénieur agronome',
      'Chargé de filière cacao',
      'Technicien semences',
    ],
    purposes: [
      'Vous mettez au point des recettes et des procédés pour des consommateurs exigeants.',
      'Vous accompagnez des producteurs vers des pratiques plus durables et mieux payées.',
    ],
    missions: [
      'formuler, goûter et documenter de nouvelles recettes',
      'conduire des essais en laboratoire puis en usine',
      'garantir la sécurité sanitaire des aliments',
      'visiter les exploitations et former les producteurs',
      'suivre les récoltes et leur traçabilité',
      'adapter les étiquettes aux règles locales',
      'réduire les pertes de matière',
    ],
    field: 'en agroalimentaire ou en agronomie',
    skills: [
      'vous connaissez la méthode HACCP',
      'vous avez un palais curieux',
      'vous savez monter un plan d’expériences',
      'vous aimez le contact avec les producteurs',
      'vous tenez un cahier de laboratoire',
    ],
  },
  en: {
    titles: [
      'Food Engineer',
      'Product Research and Development Manager',
      'Agronomist',
      'Cocoa Supply Chain Officer',
      'Seed Technician',
    ],
    purposes: [
      'You develop recipes and processes for demanding consumers.',
      'You support growers towards practices that last longer and pay better.',
    ],
    missions: [
      'formulate, taste and document new recipes',
      'run trials in the laboratory, then in the plant',
      'guarantee food safety',
      'visit farms and train growers',
      'follow harvests and their traceability',
      'adapt labels to local rules',
      'reduce losses of material',
    ],
    field: 'in food science or agronomy',
    skills: [
      'familiar with HACCP',
      'a curious palate',
      'able to design experiments',
      'fond of meeting growers',
      'used to keeping a laboratory notebook',
    ],
  },
};
