import type { MouseEvent, ReactNode } from 'react';
import { useTrail } from '#site/parts/search-links/search-trail.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Icon } from '#ui/icon.tsx';

type Props = {
  offerId: number;
  className?: string | undefined;
  /** Text of the link; if a search in this tab found the offer, the text is `found` instead. */
  children: ReactNode;
  found: ReactNode;
};

/** The link back to the search that found the offer, scrolled to the offer in the list. */
export function SearchLink({ offerId, className, children, found }: Props) {
  const search = useAddress()('/offres/recherche');
  const trail = useTrail(offerId);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (trail && cameFrom(trail.address)) {
      event.preventDefault();
      history.back();
    } else trail?.arrive();
  };
  return (
    <a className={className} href={trail?.address ?? search} onClick={go}>
      <Icon name="arrow-left" />
      {trail ? found : children}
    </a>
  );
}

function cameFrom(address: string): boolean {
  return document.referrer === location.origin + address;
}
