import { bachelorAndMore, master, type Profession } from './profession.ts';

export const mechanicalDesign: Profession = {
  specializations: [77],
  sectors: [100006, 100013, 100014, 100015, 100016, 100017, 100010],
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur conception mécanique',
      'Ingénieur calcul de structures',
      'Projeteur mécanique',
      'Ingénieur essais',
      'Ingénieur bureau d’études',
    ],
    purposes: [
      'Vous concevez des ensembles mécaniques fiables, que l’on peut fabriquer et réparer.',
      'Vous dimensionnez des structures et confrontez vos calculs aux essais.',
    ],
    missions: [
      'dessiner des pièces et des assemblages en CAO 3D',
      'réaliser des calculs par éléments finis et en discuter les hypothèses',
      'rédiger les dossiers de définition',
      'suivre les prototypes chez les sous-traitants',
      'dépouiller les essais et proposer des corrections',
      'chercher des matériaux plus légers ou recyclés',
      'participer aux revues de conception avec le siège',
    ],
    field: 'en génie mécanique',
    skills: [
      'vous pratiquez CATIA, SolidWorks ou Creo',
      'vous savez coter et tolérancer une pièce',
      'vous avez de bonnes notions de résistance des matériaux',
      'vous aimez l’atelier autant que l’écran',
      'vous suivez plusieurs affaires à la fois',
    ],
  },
  en: {
    titles: [
      'Mechanical Design Engineer',
      'Structural Analysis Engineer',
      'Mechanical Designer',
      'Test Engineer',
      'Engineering Office Engineer',
    ],
    purposes: [
      'You design reliable mechanical assemblies that can be made and repaired.',
      'You size structures and hold your calculations up against tests.',
    ],
    missions: [
      'draw parts and assemblies in 3D CAD',
      'run finite element analyses and question their assumptions',
      'write definition files',
      'follow prototypes at subcontractors',
      'analyse tests and suggest corrections',
      'look for lighter or recycled materials',
      'take part in design reviews with headquarters',
    ],
    field: 'in mechanical engineering',
    skills: [
      'used to CATIA, SolidWorks or Creo',
      'able to dimension and tolerance a part',
      'sound in strength of materials',
      'as fond of the workshop as of the screen',
      'able to follow several projects at once',
    ],
  },
};
