import type { ImageField } from '@prismicio/client';
import { clsx } from 'clsx';
import { focusOf } from '#content/port/picture-focus.ts';
import { pictureOf, pictureWidths } from '#content/port/picture-of.ts';
import styles from './document-picture.module.css';

type Props = {
  readonly field: ImageField | null | undefined;
  /**
   * Displayed width, for the attribute `sizes`. Browsers choose by it which width of the picture they load.
   */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** True for a picture at the top of a page, because it must load at once. */
  readonly eager?: boolean;
};

/**
 * A picture of a document. The markup contains its dimensions, so that nothing moves when the picture has
 * loaded.
 */
export function DocumentPicture({ field, sizes, className, eager = false }: Props) {
  const picture = field ? pictureOf(field, { widths: pictureWidths, sizes, isLazy: !eager }) : null;
  const focus = field ? focusOf(field) : null;
  const classes = focus === null ? className : clsx(className, styles[focus]);
  return picture ? <img {...picture} alt={picture.alt} className={classes} decoding="async" /> : null;
}
