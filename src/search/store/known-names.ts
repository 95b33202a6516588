import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { countryOfCity } from '#search/criterion/cities.ts';

let changes = 0;

function nextChange(): number {
  changes += 1;
  return changes;
}

/** The cities and companies of the offers, by key and id. Those whose last offer left stay known. */
export class KnownNames {
  readonly cities = new Map<string, Label & { readonly countryId: string }>();
  readonly companies = new Map<number, { readonly name: string }>();
  #changes = nextChange();

  /** Grows when a name is new or another; no two sets of names of a process share it. */
  get changes(): number {
    return this.#changes;
  }

  /** An offer whose source names no city has a key for it, which nobody can choose. */
  putCity(key: string, { fr, en }: Label): void {
    if (en.trim() === '') return;
    if (this.cities.has(key)) return; // «NEW YORK» and «New York» are one city, and its first spelling stays
    this.cities.set(key, { fr, en, countryId: countryOfCity(key) });
    this.#changes = nextChange();
  }

  putCompany(id: number, name: string): void {
    if (this.companies.get(id)?.name === name) return;
    this.companies.set(id, { name });
    this.#changes = nextChange();
  }

  /** The reference with the cities and companies that have offers. */
  addTo(reference: Reference): Reference {
    return { ...reference, cities: this.cities, companies: this.companies };
  }
}
