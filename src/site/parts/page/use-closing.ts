import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes open panels when the focus leaves them or when the router shows another page, because browsers close
 * panels only for Escape and for clicks elsewhere.
 */
export function useClosing(inside: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Closes nothing at the first render, so that a panel that was opened before the scripts were loaded
    // stays open.
    if (shown.current !== key) closePanels(inside.current);
    shown.current = key;
  }, [inside, key]);
  useEffect(() => {
    const away = (event: Event) => closePanels(inside.current, event.target);
    document.addEventListener('focusin', away);
    return () => document.removeEventListener('focusin', away);
  }, [inside]);
}

function closePanels(inside: HTMLElement | null, except: EventTarget | null = null): void {
  for (const panel of inside?.querySelectorAll<HTMLElement>(':popover-open') ?? []) {
    // Leaves a panel open if the focus moves between the panel and its button, which have the same parent.
    if (!(except instanceof Node && panel.parentElement?.contains(except))) panel.hidePopover();
  }
}
