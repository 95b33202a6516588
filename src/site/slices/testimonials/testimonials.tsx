import { useTranslations } from '#words/use-translations.ts';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { AllLink } from '../section/all-link.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import { TestimonialList } from './testimonial-list.tsx';

/** Some testimonials, with a link to the page of all testimonials, which asks visitors to sign in. */
export function Testimonials({ slice, context }: LoadedProps<'testimonials'>) {
  const t = useTranslations('content.testimonials');
  const all = useAddress()('/temoignages');
  const testimonials = context.testimonials.get(slice.id) ?? [];
  if (testimonials.length === 0) return null;
  return (
    <SliceSection title={slice.primary.title ?? t('title')}>
      <TestimonialList testimonials={testimonials} />
      <AllLink href={all} words={t('read')} />
    </SliceSection>
  );
}
