import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import { Journey } from './journey.tsx';

/** How it is done, as stops of a journey. */
export function StepsSlice({ slice }: SliceProps<'steps'>) {
  return (
    <SliceSection title={slice.primary.title}>
      <Journey stops={slice.items} />
    </SliceSection>
  );
}
