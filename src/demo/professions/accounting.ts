import { master, masterOrFourth, type Profession } from './profession.ts';

export const accounting: Profession = {
  specializations: [19, 322],
  sectors: [],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Auditeur interne',
      'Analyste financier',
      'Comptable filiale',
      'Chargé de trésorerie',
      'Adjoint au responsable administratif et financier',
    ],
    purposes: [
      'Vous veillez à la bonne santé financière d’une filiale en croissance.',
      'Vous évaluez nos processus dans plusieurs pays et proposez des améliorations concrètes.',
    ],
    missions: [
      'tenir la comptabilité selon les normes locales et IFRS',
      'établir les prévisions de trésorerie',
      'préparer les déclarations fiscales avec le cabinet',
      'réaliser des missions d’audit et suivre les recommandations',
      'répondre aux commissaires aux comptes',
      'améliorer les délais de paiement',
      'participer à l’intégration d’une société acquise',
    ],
    field: 'en comptabilité, en audit ou en finance',
    skills: [
      'vous avez de solides bases comptables',
      'vous faites preuve de discrétion et de rigueur',
      'vous écrivez des constats clairs',
      'vous connaissez les normes IFRS',
      'vous vous adaptez aux usages locaux',
    ],
  },
  en: {
    titles: [
      'Internal Auditor',
      'Financial Analyst',
      'Subsidiary Accountant',
      'Treasury Officer',
      'Deputy Finance and Administration Manager',
    ],
    purposes: [
      'You look after the financial health of a growing subsidiary.',
      'You assess our processes in several countries and suggest concrete improvements.',
    ],
    missions: [
      'keep the books under local rules and IFRS',
      'forecast cash flows',
      'prepare tax returns with our advisers',
      'carry out audits and follow up recommendations',
      'answer the statutory auditors',
      'improve payment times',
      'help integrate an acquired company',
    ],
    field: 'in accounting, audit or finance',
    skills: [
      'sound in accounting',
      'discreet and rigorous',
      'able to write clear findings',
      'familiar with IFRS',
      'adaptable to local practice',
    ],
  },
};
