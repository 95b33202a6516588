import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { presentHome } from '#site/parts/home/present-home.ts';
import { loadCountryOffers } from './offers-by-country/load-country-offers.ts';
import { loadLatestNews } from './latest-news/load-latest-news.ts';
import { loadPersonalOffers } from './personal-offers/load-personal-offers.ts';
import { loadQuestions } from './questions/load-questions.ts';
import { loadTestimonials } from './testimonials/load-testimonials.ts';
import type { PageSlice, SliceOf, SliceProps } from './slice-types.ts';

/** The viewer of the page, and the services from which slices load data. */
type Asking = {
  readonly board: Board;
  readonly content: Content;
  readonly viewer: Viewer;
  readonly locale: Locale;
};

/** Data of the slices that do not come from their document, by type and id of the slice. */
export type LoadedSlices = Awaited<ReturnType<typeof loadSlices>>;

/** Props of the component of a slice that also shows data from outside its document. */
export type LoadedProps<T extends PageSlice['slice_type']> = SliceProps<T> & { readonly context: LoadedSlices };

/**
 * Loads the data of a page's slices from the board and from other documents.
 * @throws ContentUnavailable
 */
export async function loadSlices(slices: readonly PageSlice[], asking: Asking) {
  const { board, content, viewer, locale } = asking;
  // Loads these data once for all slices of the page that show a part of them.
  const home = once(() => presentHome(board, locale));
  const each = <T extends PageSlice['slice_type'], R>(type: T, load: (slice: SliceOf<T>) => Promise<R>) =>
    loadEach(slices, type, load);
  const [hero, latest, featured, personal, departures, map, country, news, questions, testimonials] = await Promise.all(
    [
      each('hero', home),
      each('latest_offers', async () => markOffers(board, viewer, (await home()).latest)),
      each('featured_offers', async () => markOffers(board, viewer, (await home()).featured)),
      each('personal_offers', () => loadPersonalOffers(asking)),
      each('departures', async () => (await home()).departures),
      each('world_map', home),
      each('offers_by_country', (slice) => loadCountryOffers(slice.primary.country?.id ?? '', asking)),
      each('latest_news', () => loadLatestNews(content, locale)),
      each('questions', (slice) => loadQuestions(content, locale, slice)),
      each('testimonials', (slice) => loadTestimonials(slice, asking)),
    ],
  );
  return {
    hero,
    latest_offers: latest,
    featured_offers: featured,
    personal_offers: personal,
    departures,
    world_map: map,
    offers_by_country: country,
    latest_news: news,
    questions,
    testimonials,
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
