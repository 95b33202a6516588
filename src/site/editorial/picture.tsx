import type { ImageField } from '@prismicio/client';

type Props = {
  readonly field: ImageField | null | undefined;
  /** How wide it is shown, as HTML's `sizes` says it. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** For what is seen first: it is not waited with until one scrolls there. */
  readonly eager?: boolean;
};

/** A picture of a document, with its dimensions, so that nothing moves when it arrives. */
export function Picture({ field, sizes, className, eager = false }: Props) {
  if (!field?.url) return null;
  return (
    <img
      className={className}
      src={field.url}
      sizes={sizes}
      width={field.dimensions.width}
      height={field.dimensions.height}
      alt={field.alt ?? ''}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
