/**
 * Shows the buttons that copy the examples. The page contains the source text of this function, so the
 * function must not use anything outside itself.
 */
export function copyExamples(): void {
  const status = document.querySelector<HTMLElement>('[role=status]');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[hidden]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const example = button.closest('figure')?.querySelector('code');
      if (status === null || !example) return;
      const tell = (words = '') => (status.textContent = `${words} ${button.value}`);
      // Over plain HTTP a page has no clipboard, so the text is selected for copying by keyboard.
      const select = () => {
        getSelection()?.selectAllChildren(example);
        tell(status.dataset['selected']);
      };
      if (!('clipboard' in navigator)) return select();
      navigator.clipboard.writeText(example.textContent).then(() => tell(status.dataset['copied']), select);
    });
  }
}
