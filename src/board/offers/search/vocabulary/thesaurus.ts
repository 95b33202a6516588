import type { Entry } from './entry.ts';
import { accountingAndAudit } from './thesaurus/accounting-and-audit.ts';
import { bankingAndMarkets } from './thesaurus/banking-and-markets.ts';
import { construction } from './thesaurus/construction.ts';
import { customers } from './thesaurus/customers.ts';
import { electrical } from './thesaurus/electrical.ts';
import { energy } from './thesaurus/energy.ts';
import { finance } from './thesaurus/finance.ts';
import { insurance } from './thesaurus/insurance.ts';
import { marketing } from './thesaurus/marketing.ts';
import { mechanical } from './thesaurus/mechanical.ts';
import { production } from './thesaurus/production.ts';
import { purchasing } from './thesaurus/purchasing.ts';
import { quality } from './thesaurus/quality.ts';
import { sales } from './thesaurus/sales.ts';
import { supplyChain } from './thesaurus/supply-chain.ts';
import { vehicles } from './thesaurus/vehicles.ts';

/** All that the search knows of trades, tools and notions, a file for each field. */
export const thesaurus: readonly Entry[] = [
  ...accountingAndAudit,
  ...bankingAndMarkets,
  ...construction,
  ...customers,
  ...electrical,
  ...energy,
  ...finance,
  ...insurance,
  ...marketing,
  ...mechanical,
  ...production,
  ...purchasing,
  ...quality,
  ...sales,
  ...supplyChain,
  ...vehicles,
];
