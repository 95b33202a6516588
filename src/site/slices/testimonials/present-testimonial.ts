import type { TestimonialDocument } from '#content/models/documents.ts';

export type ShownTestimonial = ReturnType<typeof presentTestimonial>;

/**
 * Presents the public part of a testimonial: its author and the country. Its text is for signed-in readers.
 */
export function presentTestimonial({ id, data }: TestimonialDocument, maySeeWords: boolean) {
  const { name, mission, company, image, example, quote, country } = data;
  return { id, name, mission, company, image, example, country, quote: maySeeWords ? quote : null };
}
