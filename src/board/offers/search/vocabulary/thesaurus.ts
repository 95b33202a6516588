import type { Entry } from './entry.ts';
import { accountingAndAudit } from './thesaurus/accounting-and-audit.ts';
import { agricultureAndFood } from './thesaurus/agriculture-and-food.ts';
import { bankingAndMarkets } from './thesaurus/banking-and-markets.ts';
import { chemistryAndMaterials } from './thesaurus/chemistry-and-materials.ts';
import { construction } from './thesaurus/construction.ts';
import { customers } from './thesaurus/customers.ts';
import { data } from './thesaurus/data.ts';
import { designAndMedia } from './thesaurus/design-and-media.ts';
import { electrical } from './thesaurus/electrical.ts';
import { energy } from './thesaurus/energy.ts';
import { environmentAndSustainability } from './thesaurus/environment-and-sustainability.ts';
import { finance } from './thesaurus/finance.ts';
import { health } from './thesaurus/health.ts';
import { hospitalityAndTourism } from './thesaurus/hospitality-and-tourism.ts';
import { humanResources } from './thesaurus/human-resources.ts';
import { insurance } from './thesaurus/insurance.ts';
import { it } from './thesaurus/it.ts';
import { itFields } from './thesaurus/it-fields.ts';
import { lawAndCompliance } from './thesaurus/law-and-compliance.ts';
import { luxuryAndRetail } from './thesaurus/luxury-and-retail.ts';
import { marketing } from './thesaurus/marketing.ts';
import { mechanical } from './thesaurus/mechanical.ts';
import { production } from './thesaurus/production.ts';
import { projectsAndStrategy } from './thesaurus/projects-and-strategy.ts';
import { publicAndInternational } from './thesaurus/public-and-international.ts';
import { purchasing } from './thesaurus/purchasing.ts';
import { quality } from './thesaurus/quality.ts';
import { research } from './thesaurus/research.ts';
import { sales } from './thesaurus/sales.ts';
import { software } from './thesaurus/software.ts';
import { supplyChain } from './thesaurus/supply-chain.ts';
import { toolsOfData } from './thesaurus/tools-of-data.ts';
import { toolsOfEngineering } from './thesaurus/tools-of-engineering.ts';
import { toolsOfOffices } from './thesaurus/tools-of-offices.ts';
import { toolsOfSoftware } from './thesaurus/tools-of-software.ts';
import { vehicles } from './thesaurus/vehicles.ts';

/** All that the search knows of trades, tools and notions, a file for each field. */
export const thesaurus: readonly Entry[] = [
  ...accountingAndAudit,
  ...agricultureAndFood,
  ...bankingAndMarkets,
  ...chemistryAndMaterials,
  ...construction,
  ...customers,
  ...data,
  ...designAndMedia,
  ...electrical,
  ...energy,
  ...environmentAndSustainability,
  ...finance,
  ...health,
  ...hospitalityAndTourism,
  ...humanResources,
  ...insurance,
  ...it,
  ...itFields,
  ...lawAndCompliance,
  ...luxuryAndRetail,
  ...marketing,
  ...mechanical,
  ...production,
  ...projectsAndStrategy,
  ...publicAndInternational,
  ...purchasing,
  ...quality,
  ...research,
  ...sales,
  ...software,
  ...supplyChain,
  ...toolsOfData,
  ...toolsOfEngineering,
  ...toolsOfOffices,
  ...toolsOfSoftware,
  ...vehicles,
];
