import { bachelorAndMore, shortStudies, type Profession } from './profession.ts';

export const salesAdministration: Profession = {
  specializations: [194, 146],
  sectors: [],
  levels: [bachelorAndMore, shortStudies],
  fr: {
    titles: [
      'Assistant administration des ventes',
      'Coordinateur import-export',
      'Gestionnaire clients grands comptes',
      'Coordinateur service client',
    ],
    purposes: [
      'Vous suivez les commandes de nos clients, de leur saisie à leur livraison, et tenez chacun informé.',
      'Vous êtes la voix de l’entreprise pour une centaine de clients réguliers.',
    ],
    missions: [
      'enregistrer les commandes et confirmer les délais',
      'préparer les documents d’exportation et de douane',
      'répondre aux réclamations sous vingt-quatre heures',
      'relancer les factures échues avec tact',
      'tenir les tarifs et les fiches clients',
      'organiser les expéditions avec les transporteurs',
      'produire chaque mois les statistiques de vente',
    ],
    field: 'en commerce international ou en gestion',
    skills: [
      'vous avez le sens du service',
      'vous traitez chiffres et dates avec rigueur',
      'vous connaissez les Incoterms',
      'vous gardez le sourire au téléphone',
      'vous maîtrisez Excel',
    ],
  },
  en: {
    titles: [
      'Sales Administration Assistant',
      'Import-Export Coordinator',
      'Key Account Coordinator',
      'Customer Service Coordinator',
    ],
    purposes: [
      'You follow our customers’ orders from entry to delivery and keep everyone informed.',
      'You are the voice of the company for about a hundred regular customers.',
    ],
    missions: [
      'enter orders and confirm lead times',
      'prepare export and customs documents',
      'answer complaints within a day',
      'chase overdue invoices with tact',
      'keep price lists and customer files',
      'arrange shipments with carriers',
      'produce monthly sales figures',
    ],
    field: 'in international trade or management',
    skills: [
      'service-minded',
      'rigorous with figures and dates',
      'familiar with Incoterms',
      'able to smile on the phone',
      'fluent in Excel',
    ],
  },
};
