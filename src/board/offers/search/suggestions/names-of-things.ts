import type { Reference } from '#board/reference/read-reference.ts';
import type { Knowledge } from '../text/knowledge.ts';
import type { Place } from '../text/place-names.ts';
import { wordsOf } from '../text/terms-of.ts';

/** All that places and companies are called, as `wordsOf` gives the words, a blank between two. */
type NamesOfThings = {
  readonly city: (key: string) => readonly string[];
  readonly country: (id: string) => readonly string[];
  readonly company: (id: number) => readonly string[];
};

const kept = new WeakMap<Knowledge, NamesOfThings>();

/** Read anew when a name is new: twenty thousand companies take a tenth of a second. */
export function namesOfThings(knowledge: Knowledge, reference: Reference): NamesOfThings {
  const known = kept.get(knowledge);
  if (known !== undefined) return known;
  const [places, companies] = [namesOfPlaces(knowledge), namesOfCompanies(knowledge, reference)];
  const names: NamesOfThings = {
    city: (key) => places.get(`city ${key}`) ?? [],
    country: (id) => places.get(`country ${id}`) ?? [],
    company: (id) => companies.get(id) ?? [],
  };
  kept.set(knowledge, names);
  return names;
}

function namesOfPlaces({ places }: Knowledge): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, value } of places) {
    const known = names.get(keyOf(value.place));
    if (known === undefined) names.set(keyOf(value.place), [name]);
    else known.push(name);
  }
  return names;
}

function keyOf(place: Place): string {
  if (place.kind === 'city') return `city ${place.key}`;
  return place.kind === 'country' ? `country ${place.id}` : place.kind;
}

/** Those that they have, and those that they and their groups are called by. */
function namesOfCompanies({ companies }: Knowledge, reference: Reference): ReadonlyMap<number, string[]> {
  const names = new Map(Array.from(reference.companies, ([id, { name }]) => [id, [wordsOf(name).join(' ')]]));
  for (const { name, value } of companies) for (const id of value) names.get(id)?.push(name);
  return names;
}
