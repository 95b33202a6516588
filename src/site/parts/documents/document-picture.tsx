import type { ImageField } from '@prismicio/client';
import { pictureOf, pictureWidths } from '#content/port/picture-of.ts';

type Props = {
  readonly field: ImageField | null | undefined;
  /** How wide it is shown, as HTML's `sizes` says it: browsers take the width that they need. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** For what is seen first: it is not waited with until one scrolls there. */
  readonly eager?: boolean;
};

/** A picture of a document, with its dimensions, so that nothing moves when it arrives. */
export function DocumentPicture({ field, sizes, className, eager = false }: Props) {
  const picture = field ? pictureOf(field, { widths: pictureWidths, sizes, isLazy: !eager }) : null;
  return picture ? <img {...picture} alt={picture.alt} className={className} decoding="async" /> : null;
}
