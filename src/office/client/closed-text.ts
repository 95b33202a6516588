/**
 * Shows a rich text as its readers see it until it gets the focus: the field lies over the preview, unseen,
 * so that a click, the key Tab and a label reach it as before. Then its editor comes.
 */
export function start(stage: HTMLElement): void {
  const area = stage.querySelector('textarea');
  const preview = stage.querySelector<HTMLElement>('[data-text-preview]');
  if (area === null || preview === null || document.activeElement === area) return preview?.remove();
  const hint = document.querySelector(`#${CSS.escape(area.id)}-hint`);
  if (hint !== null) hint.textContent = stage.dataset['hint'] ?? '';
  preview.hidden = false;
  stage.dataset['closed'] = '';
  const open = (): void => {
    delete stage.dataset['closed'];
    preview.remove();
  };
  // Without its editor, because the network is gone, the field is what it was.
  area.addEventListener('focusin', () => void import('./rich-text/rich-text-field.ts').then(open, open), {
    once: true,
  });
}
