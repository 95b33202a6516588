import type { Locale } from '#words/locale.ts';
import { shortCompanyName } from '#words/short-company-name.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { type CriterionChoice, choicesOf, withoutChoice } from '#search/asking/choices.ts';
import { criterionOf, type OfferCriteria } from '#search/criteria/criteria.ts';
import { type QueryPart, queryParts } from '#search/understanding/query-parts.ts';
import { groupBehind } from '#search/understanding/names/company-names.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import { labelOf, type NamedOption } from './option-names.ts';

/** A choice, with the query string of the same search without this choice. */
export type CriterionTag = NamedOption & {
  readonly without: string;
  /** Kind of a part of the text; null for other criteria. */
  readonly part: QueryPart['kind'] | null;
  /**
   * Names of the options if a choice has several; the page shows them below the name of their group. Null for
   * a single option.
   */
  readonly members: readonly string[] | null;
  /** The group to which the company belongs, if the company's name does not contain the group's name. */
  readonly group: string | null;
};

type Asked = { readonly criteria: OfferCriteria; readonly reference: Reference; readonly locale: Locale };

/** Returns the name of a choice; without one, the name of its first option. */
export function presentName({ options, together }: CriterionChoice, asked: Asked): NamedOption {
  const first = presentOption(options[0], asked);
  return together === null ? first : { ...first, label: together[asked.locale] };
}

function presentOption({ name, option }: ActiveCriterion, { reference, locale }: Asked): NamedOption {
  const label = labelOf(name, option, reference)?.[locale] ?? null;
  const isCompany = name === 'companies' || name === 'excludedCompanies';
  const short = label !== null && isCompany ? shortCompanyName(label) : label;
  return { name, value: criterionOf(name).write(option), label: short };
}

/**
 * Limit of tags. The link of each tag contains all other options, so that 900 options made a page of 10 MB.
 */
const maxTags = 30;

export function presentTags(asked: Asked): CriterionTag[] {
  const { criteria, reference } = asked;
  const parts = presentParts(criteria);
  const choices = choicesOf(criteria, reference)
    // Replaces the text by its parts. A text without a meaning for the search stays, so that it can be
    // removed as a whole.
    .filter(({ options: [first] }) => first.name !== 'query' || parts.length === 0)
    .slice(0, maxTags)
    .map((choice) => presentChoice(choice, asked));
  return [...parts, ...choices].slice(0, maxTags);
}

function presentParts(criteria: OfferCriteria): CriterionTag[] {
  return queryParts(criteria.query, vocabulary).map(({ kind, text, without }) => ({
    name: 'query',
    value: text,
    label: null,
    members: null,
    group: null,
    part: kind,
    without: searchOf({ ...criteria, query: without, page: 1 }),
  }));
}

function presentChoice(choice: CriterionChoice, asked: Asked): CriterionTag {
  const { options, together } = choice;
  const named = options.map((option) => presentOption(option, asked));
  const without = searchOf(withoutChoice(asked.criteria, choice, asked.reference));
  const members = together === null ? null : named.map((one) => one.label ?? one.value);
  return { ...presentName(choice, asked), part: null, without, members, group: groupBehindChoice(choice, asked) };
}

function groupBehindChoice({ options, together }: CriterionChoice, { reference }: Asked): string | null {
  const [{ name, option }] = options;
  if (together !== null || name !== 'companies' || typeof option !== 'number') return null;
  return groupBehind(reference.companies.get(option)?.name ?? '')?.names[0] ?? null;
}

/** '?query=a&page=2', or '' without criteria. */
export function searchOf(criteria: OfferCriteria): string {
  const written = writeCriteria(criteria).toString();
  return written === '' ? '' : `?${written}`;
}
