import type { MouseEvent, ReactNode } from 'react';
import { useAddress } from '../shell/addresses.ts';
import { Icon } from '#ui/icon.tsx';

type Props = { className?: string | undefined; children: ReactNode };

/** The way back to the search; where one came from it, to the very place in the list that one left. */
export function SearchLink({ className, children }: Props) {
  const search = useAddress()('/offres/recherche');
  return (
    <a className={className} href={search} onClick={(event) => goBack(event, search)}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}

function goBack(event: MouseEvent, search: string): void {
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const cameFrom = document.referrer === '' ? null : new URL(document.referrer);
  if (!plain || cameFrom?.origin !== location.origin || cameFrom.pathname !== search) return;
  event.preventDefault();
  history.back();
}
