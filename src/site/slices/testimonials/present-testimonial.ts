import type { TestimonialDocument } from '#content/models/documents.ts';
import { drawnInstead } from '#site/parts/documents/drawn-instead.ts';
import type { TestimonialPlace } from './find-places.ts';

export type ShownTestimonial = ReturnType<typeof presentTestimonial>;

/** Limit of the months of a mission: V.I.E. and V.I.A. last 24 months at most. */
const maxMonths = 24;

type Shown = { readonly maySeeWords: boolean; readonly place: TestimonialPlace | null };

/**
 * Presents a testimonial. Everybody sees its author, country, city and months; only signed-in readers see
 * its text.
 */
export function presentTestimonial({ id, uid, data }: TestimonialDocument, { maySeeWords, place }: Shown) {
  const { name, mission, company, city, image, example, quote } = data;
  const months = data.months !== null && data.months >= 1 && data.months <= maxMonths ? Math.round(data.months) : null;
  const drawn = image.url ? null : drawnInstead(uid, place?.countryId);
  return { id, name, mission, company, city, months, image, drawn, example, place, quote: maySeeWords ? quote : null };
}
