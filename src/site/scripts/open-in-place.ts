import { type MouseEvent, type SyntheticEvent, useEffect } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { useHere } from '#site/routing/here.ts';
import { discover } from './router-internals.ts';

/** Marks the links that `useOpenInPlace` follows. */
export const inPlace = { 'data-in-place': '' } as const;

// The last followed link by the address of its list, so that a visitor who returns finds it focused.
const followed = new Map<string, string>();

/**
 * Returns handlers for a list of plain links marked by `inPlace`: scripts follow them without loading a
 * document. The links are plain, because a `Link` for each would cost 11 % of a render.
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
      if (link === null || !isPlain(event)) return;
      event.preventDefault();
      followed.set(list, link.pathname);
      void navigate(link.pathname + link.search, { viewTransition: true });
    },
  };
}

/** Makes the router learn the route of the link before the click. */
function prepare(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link !== null) discover(link);
}

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-in-place][href]') : null;
}

/** True for a plain click. Other clicks open a tab or a window, or download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

function focusLink(path: string): void {
  document.querySelector<HTMLElement>(`a[data-in-place][href="${CSS.escape(path)}"]`)?.focus({ preventScroll: true });
}
