import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes open panels when the focus leaves or the router shows another page, because the browser does
 * neither. Escape and clicks elsewhere close them without scripts.
 */
export function useClosing(inside: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Does nothing at the first render, so that a panel opened before the scripts were loaded stays open.
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
    // The focus counts as inside if it moves between a panel and its button, which have the same parent.
    if (!(except instanceof Node && panel.parentElement?.contains(except))) panel.hidePopover();
  }
}
