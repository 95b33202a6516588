import type { Reference } from '#reference/read-reference.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import type { NamedPlace, PlaceNames } from '#search/understanding/names/place-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';

/** The names of a trade, place or company, in the form of `foldedWords`, with blanks between the words. */
export type ThingNames = {
  /** Names that pages show. */
  readonly names: readonly string[];
  /** Further names, which are found but never shown. */
  readonly hiddenNames: readonly string[];
};

type NamesOfThings = {
  readonly city: (key: string) => ThingNames;
  readonly country: (id: string) => ThingNames;
  readonly company: (id: number) => ThingNames;
};

const noNames: ThingNames = { names: [], hiddenNames: [] };

const kept = new WeakMap<Knowledge, NamesOfThings>();

/**
 * Returns the names, which are cached until there is a new name, because building them takes 0.1 s for twenty
 * thousand companies.
 */
export function namesOfThings(knowledge: Knowledge, reference: Reference): NamesOfThings {
  const known = kept.get(knowledge);
  if (known !== undefined) return known;
  const [places, companies] = [namesOfPlaces(knowledge), namesOfCompanies(knowledge, reference)];
  const names: NamesOfThings = {
    city: (key) => places.get(`city ${key}`) ?? noNames,
    country: (id) => places.get(`country ${id}`) ?? noNames,
    company: (id) => ({ names: companies.get(id) ?? [], hiddenNames: [] }),
  };
  kept.set(knowledge, names);
  return names;
}

function namesOfPlaces({ places }: Knowledge): ReadonlyMap<string, ThingNames> {
  const all = Map.groupBy(places, ({ value }) => keyOf(value.place));
  return new Map(Array.from(all, ([key, names]) => [key, byBeingShown(names)]));
}

function byBeingShown(names: readonly PlaceNames[number][]): ThingNames {
  const namesThat = (isShown: boolean) =>
    names.flatMap(({ name, value }) => ((value.language !== null) === isShown ? [name] : []));
  return { names: namesThat(true), hiddenNames: namesThat(false) };
}

function keyOf(place: NamedPlace): string {
  if (place.kind === 'city') return `city ${place.key}`;
  return place.kind === 'country' ? `country ${place.id}` : place.kind;
}

/** Returns the names of companies, with the names by which people know them or their groups. */
function namesOfCompanies({ companies }: Knowledge, reference: Reference): ReadonlyMap<number, string[]> {
  const names = new Map(Array.from(reference.companies, ([id, { name }]) => [id, [foldedWords(name).join(' ')]]));
  for (const { name, value } of companies) for (const id of value.ids) names.get(id)?.push(name);
  return names;
}
