import { bachelorAndMore, master, type Profession } from './profession.ts';

export const civilEngineering: Profession = {
  specializations: [70],
  sectors: [100013, 100006, 100014],
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur travaux',
      'Conducteur de travaux',
      'Ingénieur méthodes construction',
      'Ingénieur géotechnique',
      'Ingénieur études de prix',
      'Coordinateur BIM',
    ],
    purposes: [
      'Vous suivez un chantier d’envergure, du terrassement à la réception.',
      'Vous préparez les méthodes qui permettront de construire plus vite, plus sûr et plus sobre.',
    ],
    missions: [
      'planifier les travaux et coordonner les sous-traitants',
      'contrôler la qualité de l’exécution et les quantités',
      'faire respecter la sécurité sur le chantier',
      'tenir le budget et préparer les situations mensuelles',
      'chiffrer les appels d’offres',
      'modéliser l’ouvrage et détecter les conflits',
      'rédiger les plans d’installation et de phasage',
    ],
    field: 'en génie civil ou en travaux publics',
    skills: [
      'vous avez connu la vie d’un chantier',
      'vous lisez un plan et un planning',
      'vous savez vous faire entendre',
      'vous utilisez AutoCAD, Revit ou un outil équivalent',
      'vous aimeriez vivre près de l’ouvrage',
    ],
  },
  en: {
    titles: [
      'Site Engineer',
      'Works Supervisor',
      'Construction Methods Engineer',
      'Geotechnical Engineer',
      'Cost Estimation Engineer',
      'BIM Coordinator',
    ],
    purposes: [
      'You follow a major site from earthworks to handover.',
      'You prepare the methods that will let us build faster, safer and with less.',
    ],
    missions: [
      'plan works and coordinate subcontractors',
      'check quality and quantities',
      'enforce safety on site',
      'hold the budget and prepare monthly statements',
      'cost tenders',
      'model the structure and detect clashes',
      'draw installation and phasing plans',
    ],
    field: 'in civil engineering or public works',
    skills: [
      'familiar with life on a site',
      'able to read a drawing and a schedule',
      'able to make yourself heard',
      'used to AutoCAD, Revit or a similar tool',
      'ready to live near the works',
    ],
  },
};
