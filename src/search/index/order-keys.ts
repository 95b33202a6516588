import type { Locale } from '#words/locale.ts';
import { sorts } from '#search/criteria/criteria.ts';
import type { Sort } from '#search/criteria/criteria.ts';
import { allowanceIn } from '#search/offer/offer-columns.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { SlotList } from '#search/store/open-offers.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { maxSlots } from '#search/store/segment.ts';
import type { Facts } from '#search/store/segment.ts';

/**
 * Returns the sort keys of a list of slots, by which greater keys come first. The keys are valid until the
 * next call.
 */
export type OrderKeys = (list: SlotList, facts: Facts, scores: Float32Array) => Float64Array;

/** @param sort relevance uses the scores of a text */
export function orderKeys(sort: Sort, locale: Locale, store: OfferStore): OrderKeys {
  if (sort === sorts.relevance) return byScore;
  if (sort === sorts.mostRecent) return (_list, { created }) => created;
  if (sort === sorts.mostViewed) return byViews;
  if (sort === sorts.country) return byKey('place', store.nameRanks.of('place', locale));
  if (sort === sorts.profession) return byKey('specializations', store.nameRanks.of('specializations', locale));
  if (sort === sorts.allowance)
    return byKey('allowance', Float64Array.from(store.columns.allowance.texts, allowanceIn));
  return (_list, { starts }) => starts;
}

/** Buffer for the keys of one segment; the next segment uses it again. */
const keys = new Float64Array(maxSlots);

function byScore({ slots, count }: SlotList, _facts: Facts, scores: Float32Array): Float64Array {
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    keys[slot] = scores[slot] ?? 0;
  }
  return keys;
}

function byViews({ slots, count }: SlotList, { views }: Facts): Float64Array {
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    keys[slot] = views[slot] ?? 0;
  }
  return keys;
}

/** @param ranks rank of each key of the column, by the key's number */
function byKey(column: ColumnName, ranks: Float64Array): OrderKeys {
  return ({ slots, count }, { columns }) => {
    const numbers = columns[column];
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      keys[slot] = ranks[numbers[slot] ?? 0] ?? 0;
    }
    return keys;
  };
}
