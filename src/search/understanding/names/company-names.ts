import { legalForms } from '#reference/legal-forms.ts';
import type { Reference } from '#reference/read-reference.ts';
import { namedCompanies } from '#search/vocabulary/named-companies.ts';
import { lazily } from '#search/text/lazily.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import { namesBeginning, type SortedNames, sortNames } from '#search/text/sorted-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';

/** The companies behind a name. */
type Called = {
  /** Companies with this name that have offers or had offers recently. */
  readonly ids: readonly number[];
  /** The group to which the name belongs, if the group has no company on the board; otherwise null. */
  readonly absent: CompanyGroup | null;
};

/** The names of companies and groups. */
export type CompanyNames = SortedNames<Called>;

/** A company with offers. */
type KnownCompany = { readonly id: number; readonly name: string };
type Companies = Reference['companies'];
type Read = { readonly companies: Companies; readonly names: CompanyNames };

/**
 * Caches the names, because reading twenty thousand companies takes 0.1 s. Later, only new companies are
 * read.
 */
const read = new WeakMap<Companies, Read>();

/** Reads the names of companies, and of the groups with a company among them. */
export function readCompanyNames(companies: Companies): CompanyNames {
  const names = namesAnew(companies, read.get(companies));
  read.set(companies, { companies: new Map(companies), names });
  return sortNames([...names, ...groups().flatMap((group) => namesOfGroup(group, names))]);
}

/** Updates the cached names: drops renamed companies and adds new ones. */
function namesAnew(companies: Companies, before: Read | undefined): CompanyNames {
  const changed = [...companies].filter(([id, company]) => before?.companies.get(id) !== company);
  const anew = new Set(changed.map(([id]) => id));
  const left = (before?.names ?? []).filter(({ value }) => value.ids.every((id) => companies.has(id) && !anew.has(id)));
  return sortNames([...left, ...changed.flatMap(([id, { name }]) => namesOf({ id, name }))]);
}

/**
 * Returns the names of a group and of its members without companies on the board. Such a member is marked as
 * absent by itself: «Sephora», although the board has other members of LVMH.
 */
function namesOfGroup(group: CompanyGroup, known: CompanyNames): CompanyNames {
  const ids = companiesOfGroup(group, known);
  const value = { ids, absent: ids.length === 0 ? group : null };
  const members = group.members.filter((member) => !ownNames().has(nameOf(member)) && !isKnown(nameOf(member), known));
  return [
    ...group.names.flatMap(writtenWays).map((name) => ({ name, value })),
    ...members.map((member) => ({ name: nameOf(member), value: { ids: [], absent: { ...group, names: [member] } } })),
  ];
}

function isKnown(name: string, known: CompanyNames): boolean {
  return namesBeginning(known, name).length > 0;
}

/** Returns the companies whose name begins with a name of the group, or of one of the group's members. */
export function companiesOfGroup(
  { beginnings }: Pick<CompanyGroup, 'beginnings'>,
  known: CompanyNames,
): readonly number[] {
  const found = beginnings.flatMap((words) => namesBeginning(known, words));
  return [...new Set(found.flatMap(({ value }) => value.ids))];
}

/** Returns the groups to which at least two of these companies belong, with the ids of these companies. */
export function groupsAmong(
  companies: readonly KnownCompany[],
): { readonly name: string; readonly ids: readonly number[] }[] {
  if (companies.length < 2) return [];
  const known = sortNames(companies.flatMap(namesOf));
  return groups()
    .map((group) => ({ name: group.names[0] ?? '', ids: companiesOfGroup(group, known) }))
    .filter(({ ids }) => ids.length > 1);
}

/** The groups of a field. */
export function groupsIn(field: string): readonly CompanyGroup[] {
  return groups().filter((group) => group.field === field);
}

/** Finds the group with this name, or else the only group with this member. */
export function groupOf(name: string): CompanyGroup | null {
  const known = sortNames(namesOf({ id: 0, name }));
  const belongs = (beginnings: readonly string[]) => beginnings.some((one) => isKnown(one, known));
  const own = groups().find((group) => belongs(group.own));
  const [only, ...others] = groups().filter(({ beginnings }) => belongs(beginnings));
  return own ?? (others.length === 0 ? (only ?? null) : null);
}

/**
 * Finds the only group of a company whose own name does not contain the group's name: «Sogecap» of Société
 * Générale.
 */
export function groupBehind(name: string): CompanyGroup | null {
  const known = sortNames(namesOf({ id: 0, name }));
  const bears = (names: readonly string[]) => names.some((one) => isKnown(one, known));
  const [only, ...others] = groups().filter(({ own, beginnings }) => bears(beginnings) && !bears(own));
  return others.length === 0 ? (only ?? null) : null;
}

/** Returns the fields of the groups to which a company belongs. */
export function fieldsOfCompany(name: string): ReadonlySet<string> {
  const found = writtenWays(name).flatMap((way) =>
    (beginningsByWord().get(firstWord(way)) ?? []).filter(({ words }) => way === words || way.startsWith(`${words} `)),
  );
  return new Set(found.map(({ field }) => field));
}

function firstWord(words: string): string {
  return words.split(' ', 1)[0] ?? '';
}

function namesOf({ id, name }: KnownCompany): CompanyNames {
  return writtenWays(name).map((way) => ({ name: way, value: { ids: [id], absent: null } }));
}

/** Returns the ways in which people write a name: «Groupe Seb» is also Seb, and «L’Oréal» is also loreal. */
function writtenWays(name: string): readonly string[] {
  const whole = nameOf(name);
  const called = whole.replace(/^(?:groupe|group|compagnie|societe|company|ste) /, '');
  const joined = /^l['’]/i.test(name) ? [nameOf(name.replace(/^l['’]\s?/i, 'l'))] : [];
  return [...new Set([whole, called, ...joined])];
}

/**
 * Folds a company name and removes its legal form: «GAMELOFT SE» becomes gameloft. A name that consists only
 * of legal forms stays.
 */
function nameOf(name: string): string {
  const words = foldedWords(name.replace(/\([^()]*\)/g, ' '));
  const called = words.filter((word) => !isStopWord(word) && !legalForms.has(word));
  return (called.length > 0 ? called : words).join(' ');
}

/** Tells if a folded word is a legal form: «SAS», «GmbH». */
export function isLegalForm(folded: string): boolean {
  return legalForms.has(folded);
}

const groups = lazily(() =>
  namedCompanies.map(({ names, members, field }) => ({
    names,
    members,
    field,
    own: names.map(nameOf),
    beginnings: [...names, ...members].map(nameOf),
  })),
);
export type CompanyGroup = ReturnType<typeof groups>[number];
const beginningsByWord = lazily(() =>
  Map.groupBy(
    groups().flatMap(({ beginnings, field }) => beginnings.map((words) => ({ words, field }))),
    ({ words }) => firstWord(words),
  ),
);
const ownNames = lazily((): ReadonlySet<string> => new Set(groups().flatMap(({ own }) => own)));
