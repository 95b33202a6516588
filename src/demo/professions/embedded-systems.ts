import { master, type Profession } from './profession.ts';

export const embeddedSystems: Profession = {
  specializations: [29, 251],
  sectors: [100015, 100016, 100017, 100011, 100006, 100009],
  levels: [master],
  fr: {
    titles: [
      'Ingénieur logiciel embarqué',
      'Ingénieur systèmes',
      'Ingénieur MES et informatique industrielle',
      'Ingénieur validation et vérification',
    ],
    purposes: [
      'Vous développez le logiciel qui anime nos équipements, au plus près de la machine.',
      'Vous définissez l’architecture de systèmes critiques et prouvez qu’ils tiennent leurs exigences.',
    ],
    missions: [
      'rédiger et tracer les exigences du système',
      'programmer et déboguer du code embarqué en C ou en C++',
      'monter des bancs d’essai et automatiser les campagnes',
      'relier les automates aux outils de suivi de production',
      'analyser les défaillances remontées du terrain',
      'préparer les dossiers de certification',
      'accompagner la mise en service chez le client',
    ],
    field: 'en systèmes embarqués, en électronique ou en automatique',
    skills: [
      'vous lisez un schéma électronique',
      'vous programmez en C, en C++ ou en Rust',
      'vous connaissez au moins un bus de terrain',
      'vous avez le goût de la preuve et de la mesure',
      'vous acceptez de passer du temps sur site',
    ],
  },
  en: {
    titles: [
      'Embedded Software Engineer',
      'Systems Engineer',
      'MES and Industrial IT Engineer',
      'Verification and Validation Engineer',
    ],
    purposes: [
      'You develop the software that drives our equipment, close to the machine.',
      'You define the architecture of critical systems and prove that they meet their requirements.',
    ],
    missions: [
      'write and trace system requirements',
      'program and debug embedded code in C or C++',
      'build test benches and automate campaigns',
      'connect controllers to production follow-up tools',
      'analyse failures reported from the field',
      'prepare certification files',
      'support commissioning at the customer’s site',
    ],
    field: 'in embedded systems, electronics or control engineering',
    skills: [
      'able to read a circuit diagram',
      'a programmer in C, C++ or Rust',
      'familiar with at least one fieldbus',
      'fond of proof and measurement',
      'ready to spend time on site',
    ],
  },
};
