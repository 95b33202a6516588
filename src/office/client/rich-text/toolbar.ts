import type { EditorView } from 'prosemirror-view';
import type { EditorTool } from './editor-tools.ts';

const isApple = /^(Mac|iP)/.test(navigator.platform);

/**
 * Makes a toolbar as ARIA describes it: one stop of the key Tab, arrows, Home and End between the tools,
 * Escape back to the text. Returns the function that shows what holds for the selection.
 */
export function startToolbar(bar: HTMLElement, tools: ReadonlyMap<string, EditorTool>, view: EditorView): () => void {
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-does]')].filter((button) => {
    const isThere = tools.has(button.dataset['does'] ?? '');
    if (!isThere) button.remove();
    return isThere;
  });
  let current = 0;
  const stopAt = (index: number): void => {
    current = (index + buttons.length) % buttons.length;
    for (const [place, button] of buttons.entries()) button.tabIndex = place === current ? 0 : -1;
  };
  for (const button of buttons) if (isApple) button.title = button.title.replace('Ctrl+', '⌘').replace('Alt+', '⌥');
  stopAt(0);
  bar.addEventListener('keydown', (event) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') view.focus();
    else if (to === undefined) return;
    else {
      stopAt(to);
      buttons[current]?.focus();
    }
    event.preventDefault();
  });
  // Pressing a button must not take the selection from the text.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  bar.addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-does]') : null;
    if (button === null) return;
    stopAt(buttons.indexOf(button));
    tools.get(button.dataset['does'] ?? '')?.run(view.state, view.dispatch, view);
    // By the keyboard the focus stays on the tool, so that several can be used.
    if (detail > 0 && !document.querySelector('dialog:modal')) view.focus();
  });
  return () => {
    for (const button of buttons) show(button, tools.get(button.dataset['does'] ?? ''), view);
  };
}

function show(button: HTMLButtonElement, tool: EditorTool | undefined, { state, editable }: EditorView): void {
  if (tool?.isOn) button.setAttribute('aria-pressed', String(tool.isOn(state)));
  const isPossible = editable && (tool?.isOn?.(state) || tool?.run(state));
  if (isPossible) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}
