import type { Locale } from '#words/locale.ts';
import {
  type ActiveCriterion,
  activeCriteria,
  type CriterionName,
  withoutCriterion,
} from '#board/offers/search/change-criteria.ts';
import type { OfferCriteria } from '#board/offers/search/criteria.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import type { Label } from '#board/reference/labelled.ts';
import type { Reference } from '#board/reference/read-reference.ts';

/** A criterion in use, and the query string of the search without it; `label` is null where the catalogue has the words. */
export type CriterionTag = {
  readonly name: CriterionName;
  readonly value: string;
  readonly label: string | null;
  readonly without: string;
};

export function presentTags(criteria: OfferCriteria, reference: Reference, locale: Locale): CriterionTag[] {
  return activeCriteria(criteria).map((active) => ({
    name: active.name,
    value: String(active.value),
    label: labelOf(active, reference)?.[locale] ?? null,
    without: searchOf(withoutCriterion(criteria, active.name, active.value, reference)),
  }));
}

/** '?query=a&page=2', or '' when nothing is asked. */
export function searchOf(criteria: OfferCriteria): string {
  const written = writeCriteria(criteria).toString();
  return written === '' ? '' : `?${written}`;
}

function labelOf({ name, value }: ActiveCriterion, reference: Reference): Label | undefined {
  switch (name) {
    case 'specializationIds':
      return reference.specializations.get(value);
    case 'missionTypeIds':
      return reference.missionTypes.get(value);
    case 'zoneIds':
      return reference.zones.get(value);
    case 'countryIds':
      return reference.countries.get(value);
    case 'studyLevelIds':
      return reference.studyLevels.get(value);
    case 'companySizeIds':
      return reference.companySizes.get(value);
    case 'sectorIds':
      return reference.sectors.get(value);
    default:
      return undefined;
  }
}
