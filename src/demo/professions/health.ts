import { master, type Profession } from './profession.ts';

export const health: Profession = {
  specializations: [81],
  sectors: [100009, 100002],
  levels: [master],
  fr: {
    titles: [
      'Chargé d’affaires réglementaires',
      'Attaché de recherche clinique',
      'Pharmacien assurance qualité',
      'Formulateur cosmétique',
      'Chef de produit santé',
    ],
    purposes: [
      'Vous contribuez à mettre des soins sûrs à la portée des patients de la région.',
      'Vous formulez et évaluez des produits doux pour la peau et pour l’eau.',
    ],
    missions: [
      'préparer les dossiers d’enregistrement',
      'suivre les centres d’investigation et vérifier les données',
      'libérer les lots et traiter les écarts',
      'mettre au point des formules et suivre leur stabilité',
      'former les équipes médicales au produit',
      'assurer la veille réglementaire',
      'participer aux inspections',
    ],
    field: 'en pharmacie, en biologie ou en chimie cosmétique',
    skills: [
      'vous connaissez les bonnes pratiques de fabrication ou cliniques',
      'vous rédigez avec exactitude',
      'vous savez taire les données de santé',
      'vous savez travailler avec des médecins',
      'vous avez l’esprit scientifique',
    ],
  },
  en: {
    titles: [
      'Regulatory Affairs Officer',
      'Clinical Research Associate',
      'Quality Assurance Pharmacist',
      'Cosmetics Formulator',
      'Healthcare Product Manager',
    ],
    purposes: [
      'You help bring safe care within reach of the patients of the region.',
      'You formulate and assess products that are gentle on skin and on water.',
    ],
    missions: [
      'prepare registration files',
      'follow investigation centres and check their data',
      'release batches and handle deviations',
      'develop formulas and follow their stability',
      'train medical teams in the product',
      'watch regulations',
      'take part in inspections',
    ],
    field: 'in pharmacy, biology or cosmetic chemistry',
    skills: [
      'familiar with good manufacturing or clinical practice',
      'exact in writing',
      'discreet with health data',
      'able to work with physicians',
      'a scientific mind',
    ],
  },
};
