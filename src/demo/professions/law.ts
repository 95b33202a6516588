import { master, type Profession } from './profession.ts';

export const law: Profession = {
  specializations: [214],
  sectors: [],
  levels: [master],
  fr: {
    titles: [
      'Juriste d’affaires',
      'Juriste contrats internationaux',
      'Juriste protection des données',
      'Fiscaliste junior',
      'Juriste propriété intellectuelle',
    ],
    purposes: [
      'Vous sécurisez les engagements de l’entreprise dans une région aux droits très divers.',
      'Vous donnez aux équipes des réponses juridiques claires, rapides et applicables.',
    ],
    missions: [
      'rédiger et négocier les contrats commerciaux',
      'tenir le secrétariat juridique de la filiale',
      'suivre les contentieux avec les avocats',
      'former les équipes aux règles de concurrence et d’éthique',
      'tenir le registre des traitements de données',
      'assurer la veille juridique locale',
      'accompagner une opération d’acquisition',
    ],
    field: 'en droit des affaires ou en droit international',
    skills: [
      'vous rédigez avec sobriété',
      'vous cherchez la solution plutôt que l’obstacle',
      'vous connaissez le droit des contrats',
      'vous respectez le secret',
      'vous savez hiérarchiser les risques',
    ],
  },
  en: {
    titles: [
      'Business Lawyer',
      'International Contracts Counsel',
      'Data Protection Counsel',
      'Junior Tax Adviser',
      'Intellectual Property Counsel',
    ],
    purposes: [
      'You secure the company’s commitments in a region of very different laws.',
      'You give teams legal answers that are clear, quick and workable.',
    ],
    missions: [
      'draft and negotiate commercial contracts',
      'keep the corporate records of the subsidiary',
      'follow disputes with outside counsel',
      'train teams in competition and ethics rules',
      'keep the record of data processing',
      'watch local legal developments',
      'support an acquisition',
    ],
    field: 'in business law or international law',
    skills: [
      'a sober writer',
      'quicker to see the solution than the obstacle',
      'sound in contract law',
      'respectful of confidentiality',
      'able to rank risks',
    ],
  },
};
