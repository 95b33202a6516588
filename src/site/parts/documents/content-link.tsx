import type { LinkField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { useLocale } from '#words/use-locale.ts';
import { isOutside, linkAddress } from '#site/routing/link-address.ts';

type Props = {
  readonly field: LinkField | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link from a document; only its words if the link field is empty. */
export function ContentLink({ field, className, children }: Props) {
  const address = linkAddress(field, useLocale());
  if (address === null) return children;
  return (
    <a className={className} href={address} rel={isOutside(address) ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
