/** Saves the draft by Ctrl+S, or Cmd+S, as the button does; the browser's own dialog saves no draft. */
export function start(line: HTMLElement): void {
  const form = line.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('button[name="step"][value="save"]') ?? null;
  if (form === null || button === null) return;
  addEventListener('keydown', (event) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat) form.requestSubmit(button);
  });
}
