import type { TestimonialDocument } from '#content/models/documents.ts';

export type ShownTestimonial = ReturnType<typeof presentTestimonial>;

/** What everybody may see of a testimonial: who speaks, and where from. Its words are for who signed in. */
export function presentTestimonial({ id, data }: TestimonialDocument, maySeeWords: boolean) {
  const { name, mission, company, image, example, quote, country } = data;
  return { id, name, mission, company, image, example, country, quote: maySeeWords ? quote : null };
}
