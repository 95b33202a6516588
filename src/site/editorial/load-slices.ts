import type { Board } from '#board/board.ts';
import type { Viewer } from '#board/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { markOffers } from '../favourites/mark-offers.ts';
import { presentHome } from '../home/present-home.ts';
import { loadCountryOffers } from '../slices/offers-by-country/load-country-offers.ts';
import { loadPersonalOffers } from '../slices/personal-offers/load-personal-offers.ts';
import type { PageSlice, SliceOf, SliceProps } from './slice-types.ts';

/** Who looks at the page, and what it may ask. */
type Asking = { readonly board: Board; readonly viewer: Viewer; readonly locale: Locale };

/** What slices show besides what their document says, by slice type and by the id of the slice. */
export type LoadedSlices = Awaited<ReturnType<typeof loadSlices>>;

/** What the component of a slice gets that shows more than its document says. */
export type LoadedProps<T extends PageSlice['slice_type']> = SliceProps<T> & { readonly context: LoadedSlices };

/** Asks the board for whatever the slices of a page show of it. */
export async function loadSlices(slices: readonly PageSlice[], asking: Asking) {
  const { board, viewer, locale } = asking;
  // Asked once for all slices of the page that show a part of it.
  const home = once(() => presentHome(board, locale));
  const each = <T extends PageSlice['slice_type'], R>(type: T, load: (slice: SliceOf<T>) => Promise<R>) =>
    loadEach(slices, type, load);
  const [hero, latest, featured, personal, departures, map, country] = await Promise.all([
    each('hero', home),
    each('latest_offers', async () => markOffers(board, viewer, (await home()).latest)),
    each('featured_offers', async () => markOffers(board, viewer, (await home()).featured)),
    each('personal_offers', () => loadPersonalOffers(asking)),
    each('departures', async () => (await home()).departures),
    each('world_map', home),
    each('offers_by_country', (slice) => loadCountryOffers(slice.primary.country?.id ?? '', asking)),
  ]);
  return {
    hero,
    latest_offers: latest,
    featured_offers: featured,
    personal_offers: personal,
    departures,
    world_map: map,
    offers_by_country: country,
  };
}

type OfType<T extends PageSlice['slice_type']> = (slice: PageSlice) => slice is SliceOf<T>;

const isOf =
  <T extends PageSlice['slice_type']>(type: T): OfType<T> =>
  (slice): slice is SliceOf<T> =>
    slice.slice_type === type;

async function loadEach<T extends PageSlice['slice_type'], R>(
  slices: readonly PageSlice[],
  type: T,
  load: (slice: SliceOf<T>) => Promise<R>,
): Promise<ReadonlyMap<string, R>> {
  const found = slices.filter(isOf(type)).map(async (slice) => [slice.id, await load(slice)] as const);
  return new Map(await Promise.all(found));
}

function once<R>(ask: () => Promise<R>): () => Promise<R> {
  let asked: Promise<R> | undefined;
  return () => (asked ??= ask());
}
