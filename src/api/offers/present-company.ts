import type { CompanyFacts } from '#board/offers/company-facts.ts';
import { plainCapitals } from './plain-capitals.ts';

/** A company with the keys that rows of offers have for it; what they tell of it in public, and no more. */
export function companyRow(company: CompanyFacts) {
  const { sector, turnoverMillions, countriesCount } = company;
  return {
    id: company.id,
    organizationName: company.name,
    organizationPresentation: company.presentation?.text ?? null,
    organizationUrlImage: company.logoUrl,
    activitySectorN1: sector === null ? null : plainCapitals(sector.name),
    activitySectorN1Id: sector?.id ?? 0,
    ca: turnoverMillions === null ? null : String(turnoverMillions),
    effectif: company.employees ?? 0,
    organizationCountryCounter: countriesCount === null ? null : String(countriesCount),
    organizationExpertise: company.expertise?.text ?? null,
    entrepriseTypeId: company.size?.id ?? 0,
    typeEntreprise: company.size?.name ?? null,
  };
}
