import { entriesOf } from '../entry.ts';

export const accountingAndAudit = entriesOf({
  accounting: [
    `comptabilité, comptable, compta, accounting, accountant, accountancy, bookkeeper, bookkeeping,
     comptable général, comptabilité générale, general accounting, general accountant, general ledger,
     GL accountant, teneur de comptes, tenue des comptes, assistant comptable, accounting assistant,
     accounting specialist, accounting officer, chef comptable, chief accountant, référent comptable,
     clôture comptable, month end closing, comptable filiale, IFRS, US GAAP, normes IFRS, record to report,
     R2R`,
    'audit controlling tax treasury shared-services',
  ],
  'accounts-payable': [
    `comptabilité fournisseurs, comptable fournisseurs, comptable fournisseur, accounts payable,
     account payable, AP accountant, accounts payable accountant, facturation fournisseurs, purchase to pay,
     procure to pay, P2P, source-to-pay, invoice processing`,
    '^accounting accounts-receivable buyer',
  ],
  'accounts-receivable': [
    `comptabilité clients, comptable clients, comptable client, accounts receivable, account receivable,
     AR accountant, facturation, billing, invoicing, chargé de facturation, billing specialist,
     facturation clients`,
    '^accounting accounts-payable credit-management sales-administration',
  ],
  audit: [
    `audit, auditeur, auditor, audit financier, financial audit, audit externe, external audit,
     auditeur externe, external auditor, auditeur financier, commissariat aux comptes,
     commissaire aux comptes, CAC, statutory auditor, big four, big 4, cabinet d’audit, audit firm,
     chargé d’audit, audit associate, audit légal`,
    'internal-control accounting corporate-finance chartered-accountancy risk-management',
  ],
  'internal-audit': [
    `audit interne, auditeur interne, internal audit, internal auditor, audit opérationnel,
     operational audit, auditeur groupe, group auditor, inspection générale, audit groupe`,
    '^audit internal-control risk-management compliance',
  ],
  'internal-control': [
    `contrôle interne, contrôleur interne, internal control, internal controls, internal controller,
     internal control coordinator, contrôle permanent, permanent control, contrôleur permanent, SOX,
     Sarbanes Oxley, contrôle de conformité`,
    'internal-audit risk-management compliance controlling',
  ],
  'chartered-accountancy': [
    `expertise comptable, expert comptable, chartered accountant, CPA, certified public accountant, ACCA,
     DCG, DSCG, cabinet comptable, cabinet d’expertise comptable, accounting firm, collaborateur comptable`,
    '^accounting audit tax',
  ],
  tax: [
    `fiscalité, fiscaliste, fiscal, tax, taxation, impôt, impôts, tax analyst, tax advisor, tax consultant,
     tax accountant, tax manager, tax specialist, conseiller fiscal, consultant fiscal, droit fiscal,
     tax law, TVA, VAT, taxe, prix de transfert, transfer pricing, tax reclaim, corporate tax,
     fiscalité internationale, international tax`,
    'accounting law chartered-accountancy customs',
  ],
  'shared-services': [
    `centre de services partagés, shared service center, shared service centre, shared services,
     shared services centre, shared services center, SSC, FSSC, GBS, global business services, BPO,
     business process outsourcing, externalisation, outsourcing`,
    'accounting customer-service',
  ],
  'it-audit': [
    `audit informatique, IT audit, IT auditor, auditeur IT, auditeur informatique, audit IT,
     audit des systèmes d’information, IT risk, risque informatique, risques IT, CISA`,
    '^audit cybersecurity internal-control internal-audit',
  ],
});
