import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes the disclosures inside when the visitor turns away: Escape, a click or the focus elsewhere, another page. */
export function useClosing(inside: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key) closeAll(inside.current);
  }, [inside, key]);
  useEffect(() => {
    const away = (event: Event) => closeAll(inside.current, event.target);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && leave(inside.current);
    const events = ['pointerdown', 'focusin'];
    for (const name of events) document.addEventListener(name, away);
    document.addEventListener('keydown', escape);
    return () => {
      for (const name of events) document.removeEventListener(name, away);
      document.removeEventListener('keydown', escape);
    };
  }, [inside]);
}

function opened(inside: HTMLElement | null): HTMLDetailsElement[] {
  return [...(inside?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

function closeAll(inside: HTMLElement | null, except: EventTarget | null = null): void {
  for (const details of opened(inside)) {
    if (!(except instanceof Node && details.contains(except))) details.open = false;
  }
}

function leave(inside: HTMLElement | null): void {
  const last = opened(inside).at(-1);
  closeAll(inside);
  last?.querySelector('summary')?.focus();
}
