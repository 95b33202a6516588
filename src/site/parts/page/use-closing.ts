import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes the panels inside at what the platform leaves open: the focus goes elsewhere, the router shows
 * another page. Screens without scripts do without; Escape and clicks elsewhere close everywhere.
 */
export function useClosing(inside: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not at first: what somebody opened before the scripts came stays open.
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
    // A panel and its button have one parent.
    if (!(except instanceof Node && panel.parentElement?.contains(except))) panel.hidePopover();
  }
}
