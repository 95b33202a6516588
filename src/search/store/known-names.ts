import type { Label } from '#reference/labelled.ts';
import type { FacetCount } from '#search/criteria/criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import { countryOfCity } from '#search/criterion/cities.ts';

export type CityOfOffers = Label & { readonly key: string; readonly countryId: string; readonly offers: number };
export type CompanyOfOffers = { readonly id: number; readonly name: string; readonly offers: number };

let changes = 0;

function nextChange(): number {
  changes += 1;
  return changes;
}

/**
 * Cities by key and companies by id, collected from the offers. They stay after their last offer has been
 * removed.
 */
export class KnownNames {
  readonly cities = new Map<string, Label & { readonly countryId: string }>();
  readonly companies = new Map<number, { readonly name: string }>();
  #changes = nextChange();

  /** Version of the names. Two different sets of names in a process never have the same version. */
  get changes(): number {
    return this.#changes;
  }

  /** Adds a city. An offer without a city is ignored, because nobody can choose an empty key. */
  putCity(key: string, { fr, en }: Label): void {
    if (en.trim() === '') return;
    // Keeps the first spelling of a city's name, because «NEW YORK» and «New York» are the same city.
    if (this.cities.has(key)) return;
    this.cities.set(key, { fr, en, countryId: countryOfCity(key) });
    this.#changes = nextChange();
  }

  putCompany(id: number, name: string): void {
    if (this.companies.get(id)?.name === name) return;
    this.companies.set(id, { name });
    this.#changes = nextChange();
  }

  /** Returns the known cities among some, each with its number of offers. */
  citiesWith(counts: readonly FacetCount<string>[]): CityOfOffers[] {
    return counts.flatMap(({ value: key, count }) => {
      const city = this.cities.get(key);
      return city === undefined ? [] : [{ key, ...city, offers: count }];
    });
  }

  /** Returns the known companies among some, each with its number of offers. */
  companiesWith(counts: readonly FacetCount<number>[]): CompanyOfOffers[] {
    return counts.flatMap(({ value: id, count }) => {
      const company = this.companies.get(id);
      return company === undefined ? [] : [{ id, ...company, offers: count }];
    });
  }

  /** Adds the cities and companies of the offers to the reference. */
  addTo(reference: Reference): Reference {
    return { ...reference, cities: this.cities, companies: this.companies };
  }
}
