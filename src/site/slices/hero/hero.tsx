import type { LoadedProps } from '#site/slices/load-slices.ts';
import { HomeHero } from '#site/parts/home/home-hero.tsx';

/** What one meets first: who we are, where the offers are, what to look for. */
export function Hero({ slice, context }: LoadedProps<'hero'>) {
  const shown = context.hero.get(slice.id);
  return shown ? <HomeHero shown={shown} words={slice.primary} /> : null;
}
