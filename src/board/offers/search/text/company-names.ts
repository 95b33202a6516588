import type { Reference } from '#board/reference/read-reference.ts';
import { companyNames } from '../vocabulary/company-names.ts';
import { isSilent } from './silent-words.ts';
import { namesBeginning, type SortedNames, sortNames } from './sorted-names.ts';
import { wordsOf } from './terms-of.ts';

/** The names of companies and groups; each stands for companies. */
export type CompanyNames = SortedNames<readonly number[]>;

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
  const left = (before?.names ?? []).filter(({ value }) => value.every((id) => companies.has(id) && !anew.has(id)));
  return sortNames([...left, ...changed.flatMap(([id, { name }]) => namesOf({ id, name }))]);
}

function namesOfGroup(group: Group, known: CompanyNames): CompanyNames {
  const ids = housesOf(group, known);
  return ids.length === 0 ? [] : group.names.flatMap(writtenWays).map((name) => ({ name, value: ids }));
}

/** A group stands for the companies whose names begin with one of its names or houses. */
function housesOf({ beginnings }: Group, known: CompanyNames): readonly number[] {
  const found = beginnings.flatMap((words) => namesBeginning(known, words));
  return [...new Set(found.flatMap(({ value }) => value))];
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

function namesOf({ id, name }: KnownCompany): CompanyNames {
  return writtenWays(name).map((way) => ({ name: way, value: [id] }));
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
  const words = wordsOf(name.replace(/\([^()]*\)/g, ' '));
  const called = words.filter((word) => !isSilent(word) && !legalForms.has(word));
  return (called.length > 0 ? called : words).join(' ');
}

/** A folded word that says how a company is constituted: «SAS», «GmbH». */
export function isLegalForm(folded: string): boolean {
  return legalForms.has(folded);
}

const legalForms: ReadonlySet<string> = new Set(
  'sa sas sasu sarl scop se gmbh ag kg ltd limited inc llc plc bv nv spa srl corp cie pty lda aps sprl'.split(' '),
);

/** Below what they are made with; read once, with the module. */
const groups = companyNames.map(({ names, houses }) => ({ names, beginnings: [...names, ...houses].map(nameOf) }));
type Group = (typeof groups)[number];
