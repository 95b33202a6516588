import type { Labelled } from './labelled.ts';

/** Sectors of activity in the order of forms, with the ids of the public offers API. */
export const sectors: readonly Labelled[] = [
  { id: 100001, fr: 'Agroalimentaire', en: 'Food and agriculture' },
  { id: 100002, fr: 'Beauté et cosmétiques', en: 'Beauty and cosmetics' },
  { id: 100003, fr: 'Mode, textile et univers de l’enfant', en: 'Fashion, textiles and childcare products' },
  { id: 100004, fr: 'Commerce de gros et de détail', en: 'Wholesale and retail' },
  { id: 100005, fr: 'Décoration, aménagement et design', en: 'Interior design and furnishing' },
  { id: 100006, fr: 'Énergies', en: 'Energy' },
  { id: 100007, fr: 'Environnement', en: 'Environment' },
  { id: 100008, fr: 'Chimie et plasturgie', en: 'Chemicals and plastics' },
  { id: 100009, fr: 'Santé', en: 'Health' },
  { id: 100010, fr: 'Emballage et conditionnement', en: 'Packaging' },
  { id: 100011, fr: 'Technologies de l’information et télécoms', en: 'IT and telecommunications' },
  {
    id: 100012,
    fr: 'Tourisme, hôtellerie-restauration, sports et loisirs',
    en: 'Tourism, hospitality, sports and leisure',
  },
  { id: 100013, fr: 'BTP, construction et infrastructures', en: 'Construction and infrastructure' },
  { id: 100014, fr: 'Transport et logistique', en: 'Transport and logistics' },
  { id: 100015, fr: 'Automobile', en: 'Automotive' },
  { id: 100016, fr: 'Équipements industriels', en: 'Industrial equipment' },
  { id: 100017, fr: 'Sécurité, sûreté et défense', en: 'Security and defence' },
  { id: 100018, fr: 'Services, formation et ressources humaines', en: 'Services, training and human resources' },
  { id: 100019, fr: 'Finance et assurance', en: 'Finance and insurance' },
];
