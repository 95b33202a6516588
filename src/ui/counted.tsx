import { clsx } from 'clsx';

type Props = {
  /** The number, as it is written. */
  shown: string;
  /** The number with its noun, for screen readers. */
  words: string;
  className?: string | undefined;
};

/** A number in a list that says above its column what it counts. */
export function Counted({ shown, words, className }: Props) {
  return (
    <span className={clsx(className)}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
