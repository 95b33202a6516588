import { accounting } from './accounting.ts';
import { automation } from './automation.ts';
import { banking } from './banking.ts';
import { businessDevelopment } from './business-development.ts';
import { civilEngineering } from './civil-engineering.ts';
import { cloudAndNetworks } from './cloud-and-networks.ts';
import { continuousImprovement } from './continuous-improvement.ts';
import { dataScience } from './data-science.ts';
import { design } from './design.ts';
import { diplomacy } from './diplomacy.ts';
import { embeddedSystems } from './embedded-systems.ts';
import { environment } from './environment.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { humanResources } from './human-resources.ts';
import { itProjects } from './it-projects.ts';
import { law } from './law.ts';
import { maintenance } from './maintenance.ts';
import { managementControl } from './management-control.ts';
import { marketing } from './marketing.ts';
import { materials } from './materials.ts';
import { mechanicalDesign } from './mechanical-design.ts';
import { production } from './production.ts';
import { projectManagement } from './project-management.ts';
import { purchasing } from './purchasing.ts';
import { quality } from './quality.ts';
import { realEstate } from './real-estate.ts';
import { renewableEnergy } from './renewable-energy.ts';
import { research } from './research.ts';
import { retail } from './retail.ts';
import { salesAdministration } from './sales-administration.ts';
import { salesEngineering } from './sales-engineering.ts';
import { software } from './software.ts';
import { transport } from './transport.ts';
import { wine } from './wine.ts';
import type { Profession } from './profession.ts';

/** What companies hire for. */
export const companyProfessions: readonly Profession[] = [
  software,
  dataScience,
  cloudAndNetworks,
  itProjects,
  embeddedSystems,
  continuousImprovement,
  quality,
  mechanicalDesign,
  automation,
  maintenance,
  production,
  businessDevelopment,
  salesEngineering,
  salesAdministration,
  retail,
  marketing,
  projectManagement,
  managementControl,
  accounting,
  banking,
  humanResources,
  law,
  design,
  purchasing,
  transport,
  civilEngineering,
  realEstate,
  renewableEnergy,
  environment,
  food,
  wine,
  hospitality,
  health,
  materials,
];

/** What administrations host: missions of the V.I.A. */
export const publicProfessions: readonly Profession[] = [diplomacy, research];
