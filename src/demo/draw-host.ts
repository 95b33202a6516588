import type { DemoCompany } from './generate-companies.ts';
import type { Profession } from './professions.ts';
import { companyProfessions, publicProfessions } from './professions.ts';
import { type Random, weighted } from './random.ts';

export type Host = { readonly company: DemoCompany; readonly profession: Profession };

/**
 * Weights of company sizes: large companies publish most offers. Administrations publish four offers in a
 * hundred.
 */
const shareBySize: Readonly<Record<number, number>> = { 1: 4, 2: 9, 3: 19 };
const publicShare = 0.04;

/**
 * Draws the employer and the profession. Professions of the company's own trade are drawn more often than
 * professions that any company needs.
 */
export function drawHost(companies: readonly DemoCompany[]): (random: Random) => Host {
  const bodies = companies.filter(isPublic).map(hiring);
  const drawFirm = weighted(
    companies
      .filter((company) => !isPublic(company))
      .map((company) => [hiring(company), shareBySize[company.row.size_id] ?? 0] as const),
  );
  return (random) => {
    const { company, drawProfession } = random.chance(publicShare) ? random.pick(bodies) : drawFirm(random);
    return { company, profession: drawProfession(random) };
  };
}

function isPublic({ row }: DemoCompany): boolean {
  return row.size_id === 4;
}

function hiring(company: DemoCompany): { company: DemoCompany; drawProfession: (random: Random) => Profession } {
  const { sector_id: sectorId } = company.row;
  const wanted = (isPublic(company) ? publicProfessions : companyProfessions)
    .filter(({ sectors }) => sectors.length === 0 || sectors.includes(sectorId))
    .map((profession) => [profession, profession.sectors.length === 0 ? 1 : 4] as const);
  return { company, drawProfession: weighted(wanted) };
}
