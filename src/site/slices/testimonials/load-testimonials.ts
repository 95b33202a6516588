import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import type { SliceOf } from '#site/slices/slice-types.ts';
import { maySeeTestimonials } from './testimonial-policy.ts';
import { findPlaces } from './find-places.ts';
import { presentTestimonial } from './present-testimonial.ts';

type Asking = { readonly content: Content; readonly viewer: Viewer; readonly locale: Locale };

const shown = 3;

/**
 * Loads the testimonials that the slice lists, or else the first three.
 * @throws ContentUnavailable
 */
export async function loadTestimonials(slice: SliceOf<'testimonials'>, { content, viewer, locale }: Asking) {
  const ids = slice.items.flatMap(({ testimonial }) => ('id' in testimonial ? [testimonial.id] : []));
  const [found, placeOf] = await Promise.all([
    ids.length > 0 ? content.getByIDs(ids, locale) : firstOf(content, locale),
    findPlaces(content, locale),
  ]);
  const maySeeWords = maySeeTestimonials(viewer);
  return found.flatMap((one) =>
    one.type === 'testimonial' ? [presentTestimonial(one, { maySeeWords, place: placeOf(one) })] : [],
  );
}

async function firstOf(content: Content, lang: Locale) {
  const orderings = [{ field: 'my.testimonial.rank', direction: 'asc' }] as const;
  const { documents } = await content.query({ types: ['testimonial'], lang, orderings, pageSize: shown });
  return documents;
}
