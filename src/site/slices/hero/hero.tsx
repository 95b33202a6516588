import type { LoadedProps } from '../../editorial/load-slices.ts';
import { HomeHero } from '../../home/home-hero.tsx';

/** What one meets first: who we are, where the offers are, what to look for. */
export function Hero({ slice, context }: LoadedProps<'hero'>) {
  const shown = context.hero.get(slice.id);
  return shown ? <HomeHero shown={shown} words={slice.primary} /> : null;
}
