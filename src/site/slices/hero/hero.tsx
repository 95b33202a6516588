import type { LoadedProps } from '#site/slices/load-slices.ts';
import { HomeHero } from '#site/parts/home/home-hero.tsx';

/** The opening of a page: its title, the map of offers, and the search. */
export function Hero({ slice, context }: LoadedProps<'hero'>) {
  const shown = context.hero.get(slice.id);
  return shown ? <HomeHero shown={shown} words={slice.primary} /> : null;
}
