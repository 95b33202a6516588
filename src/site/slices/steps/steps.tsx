import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '#site/slices/section/slice-section.tsx';
import styles from './journey.module.css';

/** Instructions in steps, drawn as the stops of a journey. */
export function StepsSlice({ slice }: SliceProps<'steps'>) {
  return (
    <SliceSection title={slice.primary.title}>
      <Journey stops={slice.items} />
    </SliceSection>
  );
}

type Stop = { readonly title: string | null; readonly text: string | null };

/** Numbered stops joined by a line. */
function Journey({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.steps}>
      {stops.map(({ title, text }, index) => (
        <li className={styles.step} key={title ?? index}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
