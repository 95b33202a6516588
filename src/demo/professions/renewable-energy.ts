import { master, type Profession } from './profession.ts';

export const renewableEnergy: Profession = {
  specializations: [71, 196],
  sectors: [100006, 100007, 100013],
  levels: [master],
  environmental: true,
  fr: {
    titles: [
      'Ingénieur énergies renouvelables',
      'Chargé d’affaires efficacité énergétique',
      'Ingénieur études solaires',
      'Ingénieur éolien en mer',
      'Chef de projet hydrogène',
    ],
    purposes: [
      'Vous développez des installations qui produisent une énergie propre, de l’étude de site au raccordement.',
      'Vous aidez des industriels à consommer moins et mieux.',
    ],
    missions: [
      'évaluer le gisement de vent ou de soleil d’un site',
      'dimensionner l’installation et estimer sa production',
      'mener la concertation avec les riverains',
      'suivre les autorisations et le raccordement',
      'réaliser des audits énergétiques',
      'analyser les données d’exploitation',
      'bâtir le modèle économique d’un projet',
    ],
    field: 'en énergie ou en génie électrique',
    skills: [
      'vous connaissez PVsyst, WindPRO ou un outil voisin',
      'vous avez une conscience aiguë des enjeux du climat',
      'vous estimez les ordres de grandeur de tête',
      'vous savez parler à un élu comme à un électricien',
      'vous travaillez avec méthode',
    ],
  },
  en: {
    titles: [
      'Renewable Energy Engineer',
      'Energy Efficiency Project Manager',
      'Solar Design Engineer',
      'Offshore Wind Engineer',
      'Hydrogen Project Manager',
    ],
    purposes: [
      'You develop plants that produce clean energy, from site study to grid connection.',
      'You help manufacturers use less energy, and use it better.',
    ],
    missions: [
      'assess the wind or solar resource of a site',
      'size the plant and estimate its output',
      'lead consultation with neighbours',
      'follow permits and grid connection',
      'carry out energy audits',
      'analyse operating data',
      'build the business model of a project',
    ],
    field: 'in energy or electrical engineering',
    skills: [
      'used to PVsyst, WindPRO or a similar tool',
      'keenly aware of what is at stake in the climate',
      'able to estimate orders of magnitude in your head',
      'at ease with a mayor and with an electrician',
      'methodical',
    ],
  },
};
