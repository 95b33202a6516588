import { legalForms } from '#reference/legal-forms.ts';
import type { Reference } from '#reference/read-reference.ts';
import { namedCompanies } from '#search/vocabulary/named-companies.ts';
import { isSilent } from '#search/text/silent-words.ts';
import { namesBeginning, type SortedNames, sortNames } from '#search/text/sorted-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';

/** What a name stands for. */
type Called = {
  /** Companies with offers, or that had some lately. */
  readonly ids: readonly number[];
  /** A group of which no house is one of them. */
  readonly absent: CompanyGroup | null;
};

/** The names of companies and groups. */
export type CompanyNames = SortedNames<Called>;

/** A company with offers. */
type KnownCompany = { readonly id: number; readonly name: string };
type Companies = Reference['companies'];
type Read = { readonly companies: Companies; readonly names: CompanyNames };

/** Of twenty thousand companies a tenth of a second is saved: one that is new is read alone. */
const read = new WeakMap<Companies, Read>();

/** Reads the names of the companies, and those of the groups that have a house among them. */
export function readCompanyNames(companies: Companies): CompanyNames {
  const names = namesAnew(companies, read.get(companies));
  read.set(companies, { companies: new Map(companies), names });
  return sortNames([...names, ...groups.flatMap((group) => namesOfGroup(group, names))]);
}

/** What was read before, without those that are called otherwise now, and with those that are new. */
function namesAnew(companies: Companies, before: Read | undefined): CompanyNames {
  const changed = [...companies].filter(([id, company]) => before?.companies.get(id) !== company);
  const anew = new Set(changed.map(([id]) => id));
  const left = (before?.names ?? []).filter(({ value }) => value.ids.every((id) => companies.has(id) && !anew.has(id)));
  return sortNames([...left, ...changed.flatMap(([id, { name }]) => namesOf({ id, name }))]);
}

/** A house without companies is known too, by its name alone: «Sephora», where LVMH has other houses. */
function namesOfGroup(group: CompanyGroup, known: CompanyNames): CompanyNames {
  const ids = housesOf(group, known);
  const value = { ids, absent: ids.length === 0 ? group : null };
  const houses = group.houses.filter((house) => !ownNames.has(nameOf(house)) && !isKnown(nameOf(house), known));
  return [
    ...group.names.flatMap(writtenWays).map((name) => ({ name, value })),
    ...houses.map((house) => ({ name: nameOf(house), value: { ids: [], absent: { ...group, names: [house] } } })),
  ];
}

function isKnown(name: string, known: CompanyNames): boolean {
  return namesBeginning(known, name).length > 0;
}

/** A group stands for the companies whose names begin with one of its names or houses. */
export function housesOf({ beginnings }: Pick<CompanyGroup, 'beginnings'>, known: CompanyNames): readonly number[] {
  const found = beginnings.flatMap((words) => namesBeginning(known, words));
  return [...new Set(found.flatMap(({ value }) => value.ids))];
}

/** The groups that have several houses among some companies. */
export function groupsAmong(
  companies: readonly KnownCompany[],
): { readonly name: string; readonly ids: readonly number[] }[] {
  if (companies.length < 2) return [];
  const known = sortNames(companies.flatMap(namesOf));
  return groups
    .map((group) => ({ name: group.names[0] ?? '', ids: housesOf(group, known) }))
    .filter(({ ids }) => ids.length > 1);
}

/** The groups of a field. */
export function groupsIn(field: string): readonly CompanyGroup[] {
  return groups.filter((group) => group.field === field);
}

/** The group that a company bears a name of; else the one whose house it is, if it is that of one alone. */
export function groupOf(name: string): CompanyGroup | null {
  const known = sortNames(namesOf({ id: 0, name }));
  const belongs = (beginnings: readonly string[]) => beginnings.some((one) => isKnown(one, known));
  const own = groups.find((group) => belongs(group.own));
  const [only, ...others] = groups.filter(({ beginnings }) => belongs(beginnings));
  return own ?? (others.length === 0 ? (only ?? null) : null);
}

/** The one group whose house a company is without bearing its name: «Sogecap» of Société Générale. */
export function groupBehind(name: string): CompanyGroup | null {
  const known = sortNames(namesOf({ id: 0, name }));
  const bears = (names: readonly string[]) => names.some((one) => isKnown(one, known));
  const [only, ...others] = groups.filter(({ own, beginnings }) => bears(beginnings) && !bears(own));
  return others.length === 0 ? (only ?? null) : null;
}

function namesOf({ id, name }: KnownCompany): CompanyNames {
  return writtenWays(name).map((way) => ({ name: way, value: { ids: [id], absent: null } }));
}

/** «Groupe Seb» is called Seb too, and «L’Oréal» is typed loreal. */
function writtenWays(name: string): readonly string[] {
  const whole = nameOf(name);
  const called = whole.replace(/^(?:groupe|group|compagnie|societe|company|ste) /, '');
  const joined = /^l['’]/i.test(name) ? [nameOf(name.replace(/^l['’]\s?/i, 'l'))] : [];
  return [...new Set([whole, called, ...joined])];
}

/**
 * The words by which a company is called: «GAMELOFT SE» is gameloft. A name of such words alone keeps them.
 */
function nameOf(name: string): string {
  const words = foldedWords(name.replace(/\([^()]*\)/g, ' '));
  const called = words.filter((word) => !isSilent(word) && !legalForms.has(word));
  return (called.length > 0 ? called : words).join(' ');
}

/** A folded word that says how a company is constituted: «SAS», «GmbH». */
export function isLegalForm(folded: string): boolean {
  return legalForms.has(folded);
}

/** Below what they are made with; read once, with the module. */
const groups = namedCompanies.map(({ names, houses, field }) => ({
  names,
  houses,
  field,
  own: names.map(nameOf),
  beginnings: [...names, ...houses].map(nameOf),
}));
export type CompanyGroup = (typeof groups)[number];
const ownNames: ReadonlySet<string> = new Set(groups.flatMap(({ own }) => own));
