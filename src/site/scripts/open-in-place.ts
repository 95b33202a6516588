import { type MouseEvent, type SyntheticEvent, useEffect } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useHere } from '#site/routing/here.ts';
import { isOrdinaryClick } from './on-every-page/ordinary-click.ts';
import { discover } from './router-internals.ts';

/** Marks the links that the handlers of `useOpenInPlace` follow. */
export const inPlace = { 'data-in-place': '' } as const;

// For each list, the link that was followed last, by the address of the list. A visitor who returns to the
// list finds the link focused.
const followed = new Map<string, string>();

/**
 * Returns handlers for a list of plain links marked by `inPlace`. With them, scripts follow the links without
 * loading a document. The links are plain, because a `Link` component for each would add 11 % to the time of
 * a render.
 */
export function useOpenInPlace() {
  const navigate = useNavigate();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const list = useHere();
  useEffect(() => {
    const path = followed.get(list);
    if (isReturn && path !== undefined) focusLink(path);
    followed.delete(list);
  }, [isReturn, list]);
  return {
    onPointerOver: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || event.defaultPrevented || !isOrdinaryClick(event)) return;
      event.preventDefault();
      followed.set(list, link.pathname);
      void navigate(link.pathname + link.search, { viewTransition: true });
    },
  };
}

/** Makes the router load the route of the link before a click. */
function prepare(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link !== null) discover(link);
}

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-in-place][href]') : null;
}

function focusLink(path: string): void {
  document.querySelector<HTMLElement>(`a[data-in-place][href="${CSS.escape(path)}"]`)?.focus({ preventScroll: true });
}
