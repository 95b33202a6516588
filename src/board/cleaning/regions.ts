import { comparable } from './clean-text.ts';

/** Town with its state or province, if known. */
export type Locality = { readonly town: string; readonly region: string | null };

/**
 * Country → state or province → towns. Sources write these towns without their state. Other names end with a
 * comma and the state, as `cleanCity` writes it.
 */
const townsByRegion: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'Calgary, Edmonton',
    BC: 'Vancouver, Burnaby, Richmond, Victoria',
    MB: 'Winnipeg',
    NS: 'Halifax',
    ON: 'Toronto, Ottawa, Waterloo, Ajax, Guelph, Pickering, Markham, Mississauga, Oakville, Hamilton',
    QC: 'Montréal, Montreal, Québec, Quebec City, Sherbrooke, Laval, Trois-Rivières, Longueuil, Mirabel, Brossard, Bromont',
  },
  US: {
    CA: 'San Francisco, Los Angeles, San Diego, San José, San Jose',
    CO: 'Denver',
    DC: 'Washington',
    FL: 'Miami, Orlando',
    GA: 'Atlanta',
    IL: 'Chicago',
    IN: 'Indianapolis',
    LA: 'La Nouvelle-Orléans, New Orleans',
    MA: 'Boston',
    MI: 'Détroit, Detroit',
    NC: 'Charlotte, Raleigh',
    NY: 'New York, Brooklyn',
    PA: 'Philadelphie, Philadelphia, Pittsburgh',
    SC: 'Greenville',
    TX: 'Houston, Austin, Dallas',
    UT: 'Salt Lake City',
    WA: 'Seattle',
  },
};

const regions = new Map(
  Object.entries(townsByRegion).flatMap(([countryId, byRegion]) =>
    Object.entries(byRegion).flatMap(([region, towns]) =>
      towns.split(', ').map((town) => [`${countryId} ${comparable(town)}`, region] as const),
    ),
  ),
);

/**
 * Splits `Oak Brook, IL` into Oak Brook and IL. Only names of cities in the United States and Canada contain
 * a state or a province.
 */
export function localityOf(countryId: string, city: string): Locality {
  if (townsByRegion[countryId] === undefined) return { town: city, region: null };
  const { town = city, region } = /^(?<town>.+), (?<region>[^,]+)$/u.exec(city)?.groups ?? {};
  return { town, region: region ?? regions.get(`${countryId} ${comparable(city)}`) ?? null };
}
