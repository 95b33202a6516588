import type { DemoCompany } from './generate-companies.ts';
import type { Profession } from './professions/profession.ts';
import { companyProfessions, publicProfessions } from './professions/professions.ts';
import { type Random, weighted } from './random.ts';

export type Host = { readonly company: DemoCompany; readonly profession: Profession };

/** Large companies publish most offers, administrations four in a hundred. */
const shareBySize: Readonly<Record<number, number>> = { 1: 4, 2: 9, 3: 19 };
const publicShare = 0.04;

/** Draws who hires, and for what: a profession of the company's own trade more often than one that any company needs. */
export function drawHost(companies: readonly DemoCompany[]): (random: Random) => Host {
  const bodies = companies.filter(({ row }) => row.size_id === 4);
  const drawCompany = weighted(companies.map((company) => [company, shareBySize[company.row.size_id] ?? 0] as const));
  const drawProfession = new Map(companies.map(({ row }) => [row.sector_id, weighted(professionsOf(row.sector_id))]));
  return (random) => {
    if (random.chance(publicShare)) return { company: random.pick(bodies), profession: random.pick(publicProfessions) };
    const company = drawCompany(random);
    const draw = drawProfession.get(company.row.sector_id);
    if (draw === undefined) throw new RangeError(`no profession for sector ${company.row.sector_id}`);
    return { company, profession: draw(random) };
  };
}

function professionsOf(sectorId: number): (readonly [Profession, number])[] {
  return companyProfessions
    .filter(({ sectors }) => sectors.length === 0 || sectors.includes(sectorId))
    .map((profession) => [profession, profession.sectors.length === 0 ? 1 : 4]);
}
