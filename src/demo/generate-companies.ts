import type { Label } from '#reference/labelled.ts';
import { type InventedCompany, inventedCompanies } from './invented-companies.ts';
import { describeCompany } from './present-company.ts';
import { createRandom, type Random } from './random.ts';

/** Row of `companies`, and facts for its offers. */
export type DemoCompany = {
  readonly row: CompanyRow;
  readonly activity: Label;
  /** Domain that ends in `.example`, which RFC 2606 reserves so that nobody can register it. */
  readonly domain: string;
};

type CompanyRow = {
  id: number;
  name: string;
  presentation: string;
  presentation_en: string;
  expertise: string;
  sector_id: number;
  size_id: number;
  turnover_millions: number | null;
  turnover_year: number | null;
  employees: number;
  countries_count: number;
  volunteers_welcomed: number;
  source: 'demo';
};

/**
 * First id of invented companies. In the public offers API real companies have ids of six digits below this
 * one.
 */
const firstId = 800_001;

/**
 * Returns about 120 invented companies. The same seed gives the same companies, whatever the number of
 * offers.
 */
export function generateCompanies(seed: number, now: Date): DemoCompany[] {
  return inventedCompanies.map((invented, position) =>
    company(createRandom(seed, position), { id: firstId + position, invented, now }),
  );
}

type Draft = { id: number; invented: InventedCompany; now: Date };

function company(random: Random, { id, invented, now }: Draft): DemoCompany {
  const { name, sectorId, sizeId, activity } = invented;
  const figures = drawFigures(random, sizeId);
  const founded = drawFounding(random, sizeId, now);
  const presentation = describeCompany(random, {
    name,
    activity,
    founded,
    home: random.pick(homes),
    ...figures,
  });
  return {
    activity,
    domain: domainOf(name),
    row: {
      id,
      name,
      presentation: presentation.fr,
      presentation_en: presentation.en,
      expertise: `${activity.fr.charAt(0).toUpperCase()}${activity.fr.slice(1)}.`,
      sector_id: sectorId,
      size_id: sizeId,
      turnover_millions: sizeId === 4 ? null : figures.turnover,
      turnover_year: sizeId === 4 ? null : now.getUTCFullYear() - 1,
      employees: figures.employees,
      countries_count: figures.countriesCount,
      volunteers_welcomed: figures.volunteers,
      source: 'demo',
    },
  };
}

/** Home cities of the companies, all in France, because France is not a destination. */
const homes = [
  'Lyon',
  'Nantes',
  'Lille',
  'Toulouse',
  'Strasbourg',
  'Rennes',
  'Grenoble',
  'Bordeaux',
  'Dijon',
  'Angers',
  'Clermont-Ferrand',
  'Annecy',
  'Rouen',
  'Reims',
  'Brest',
];

type Figures = { turnover: number; employees: number; countriesCount: number; volunteers: number };

const scales: Readonly<
  Record<number, { employees: [number, number]; countries: [number, number]; volunteers: [number, number] }>
> = {
  1: { employees: [6, 70], countries: [2, 6], volunteers: [1, 12] },
  2: { employees: [80, 4200], countries: [3, 35], volunteers: [8, 190] },
  3: { employees: [5200, 92_000], countries: [25, 110], volunteers: [150, 3600] },
  4: { employees: [40, 900], countries: [12, 60], volunteers: [30, 400] },
};

/**
 * Draws the figures of a company. The turnover follows from the number of people: 90,000 € to 320,000 € for
 * each.
 */
function drawFigures(random: Random, sizeId: number): Figures {
  const scale = scales[sizeId];
  if (scale === undefined) throw new RangeError(`no company size ${sizeId}`);
  const between = ([low, high]: [number, number]) => Math.round(low * (high / low) ** random.fraction());
  const employees = between(scale.employees);
  const turnover = Math.round(employees * (0.09 + 0.23 * random.fraction()) * 10) / 10;
  return { turnover, employees, countriesCount: between(scale.countries), volunteers: between(scale.volunteers) };
}

function drawFounding(random: Random, sizeId: number, now: Date): number {
  return sizeId === 1 ? now.getUTCFullYear() - random.integer(2, 9) : random.integer(1888, 2004);
}

function domainOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(/[^a-z0-9]+/g, '-')}.example`;
}
