import { entriesOf } from '../entry.ts';

export const insurance = entriesOf({
  insurance: [
    `assurance, insurance, assureur, insurer, assurances, bancassurance, mutuelle, assurance vie,
     life insurance, assurance dommages, prévoyance, consultant assurance, conseiller en assurance`,
    'risk-management credit-analysis banking',
  ],
  underwriting: [
    `souscription, souscripteur, underwriting, underwriter, assistant underwriter, underwriting assistant,
     assurance construction, risques d’entreprises, lignes financières, financial lines`,
    '^insurance reinsurance insurance-broking risk-management',
  ],
  actuarial: [
    `actuariat, actuaire, actuary, actuarial, actuarial analyst, actuarial science, sciences actuarielles,
     chargé d’études actuarielles, Solvabilité II, Solvency II, Solvabilité 2, Solvency 2, IFRS 17,
     provisionnement, reserving`,
    '^insurance risk-management quantitative-finance statistics',
  ],
  reinsurance: [
    'réassurance, reinsurance, réassureur, reinsurer, traités de réassurance, treaty',
    '^insurance underwriting actuarial',
  ],
  claims: [
    `sinistres, sinistre, gestionnaire sinistres, gestion des sinistres, claims, claims handler,
     claims adjuster, indemnisation, expertise sinistres, loss adjuster`,
    '^insurance underwriting',
  ],
  'insurance-broking': [
    `courtage, courtier, courtier en assurance, courtage d’assurance, insurance broker, broker, brokerage,
     broking, assurance crédit, credit insurance, risques politiques, political risk`,
    '^insurance underwriting trade-finance',
  ],
});
