import type { TestimonialDocument } from '#content/models/documents.ts';

export type ShownTestimonial = ReturnType<typeof presentTestimonial>;

/** Presents a testimonial. Everybody sees its author and country; only signed-in readers see its text. */
export function presentTestimonial({ id, data }: TestimonialDocument, maySeeWords: boolean) {
  const { name, mission, company, image, example, quote, country } = data;
  return { id, name, mission, company, image, example, country, quote: maySeeWords ? quote : null };
}
