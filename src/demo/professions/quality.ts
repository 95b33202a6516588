import { factories } from './hiring-sectors.ts';
import { bachelorAndMore, master, type Profession } from './profession.ts';

export const quality: Profession = {
  specializations: [208],
  sectors: factories,
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur qualité',
      'Ingénieur qualité fournisseurs',
      'Chargé d’assurance qualité',
      'Responsable qualité client',
      'Technicien qualité',
    ],
    purposes: [
      'Vous garantissez que chaque produit qui quitte le site tient ce que nous avons promis au client.',
      'Vous êtes l’interlocuteur qualité de nos fournisseurs dans la région.',
    ],
    missions: [
      'traiter les réclamations et conduire les analyses de causes',
      'réaliser des audits internes et chez les fournisseurs',
      'mettre à jour les plans de surveillance',
      'préparer la certification du site',
      'suivre les indicateurs de non-qualité et leur coût',
      'valider les échantillons initiaux',
      'animer la réunion qualité quotidienne de l’atelier',
    ],
    field: 'en qualité, en mécanique ou en chimie',
    skills: [
      'vous connaissez les méthodes 8D, AMDEC ou équivalentes',
      'vous rédigez avec précision',
      'vous savez lire un plan et utiliser un moyen de mesure',
      'vous avez de la ténacité et du tact',
      'vous aimez aller voir sur place',
    ],
  },
  en: {
    titles: [
      'Quality Engineer',
      'Supplier Quality Engineer',
      'Quality Assurance Officer',
      'Customer Quality Manager',
      'Quality Technician',
    ],
    purposes: [
      'You make sure that every product that leaves the site keeps what we promised the customer.',
      'You are the quality contact of our suppliers in the region.',
    ],
    missions: [
      'handle complaints and lead root cause analyses',
      'carry out audits, in house and at suppliers',
      'keep control plans up to date',
      'prepare the certification of the site',
      'follow indicators of poor quality and what it costs',
      'approve initial samples',
      'run the daily quality meeting in the workshop',
    ],
    field: 'in quality, mechanics or chemistry',
    skills: [
      'familiar with 8D, FMEA or similar methods',
      'precise in writing',
      'able to read a drawing and use measuring equipment',
      'persistent and tactful',
      'keen to go and see for yourself',
    ],
  },
};
