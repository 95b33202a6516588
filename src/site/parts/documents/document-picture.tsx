import type { ImageField } from '@prismicio/client';
import { pictureOf, pictureWidths } from '#content/port/picture-of.ts';

type Props = {
  readonly field: ImageField | null | undefined;
  /** Displayed width for the attribute `sizes`, by which browsers choose the width that they load. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** True for pictures in the first view, which load without waiting for a scroll. */
  readonly eager?: boolean;
};

/** A picture of a document with its dimensions, so that nothing moves when it has loaded. */
export function DocumentPicture({ field, sizes, className, eager = false }: Props) {
  const picture = field ? pictureOf(field, { widths: pictureWidths, sizes, isLazy: !eager }) : null;
  return picture ? <img {...picture} alt={picture.alt} className={className} decoding="async" /> : null;
}
