/** A script of some elements of a page, which is loaded when the page has one of them. */
type LatePart = {
  readonly selector: string;
  /** `page`: with the page. `focus`: when the focus enters the element. */
  readonly when: 'page' | 'focus';
  readonly load: () => Promise<{ readonly start: (element: HTMLElement) => void }>;
};

const lateParts: readonly LatePart[] = [
  { selector: '[data-sortable]', when: 'page', load: () => import('./sortable-list.ts') },
  { selector: '[data-upload]', when: 'page', load: () => import('./upload-pictures.ts') },
  { selector: '[data-picture]', when: 'page', load: () => import('./choose-picture.ts') },
  { selector: '[data-focal]', when: 'page', load: () => import('./frame-picture.ts') },
  { selector: '[data-frame][open]', when: 'page', load: () => import('./frame-picture.ts') },
  { selector: '[data-frame]', when: 'focus', load: () => import('./frame-picture.ts') },
  { selector: '[data-copy]', when: 'page', load: () => import('./copy-button.ts') },
  { selector: '[data-closed-text]', when: 'page', load: () => import('./closed-text.ts') },
  { selector: 'textarea[data-rich-text]', when: 'focus', load: () => import('./rich-text/rich-text-field.ts') },
  { selector: 'input[data-targets]', when: 'focus', load: () => import('./rich-text/target-field.ts') },
  { selector: '[data-keeping]', when: 'page', load: () => import('./writing/keep-typing.ts') },
  { selector: '[data-keeping]', when: 'page', load: () => import('./writing/save-by-key.ts') },
  { selector: '[data-presence]', when: 'page', load: () => import('./writing/show-presence.ts') },
  { selector: '[data-copy-to]', when: 'page', load: () => import('./writing/copy-beside.ts') },
  { selector: '[data-address-of]', when: 'page', load: () => import('./writing/suggest-address.ts') },
  { selector: '[data-live]', when: 'page', load: () => import('./writing/live-preview.ts') },
  { selector: '[data-sign-out]', when: 'page', load: () => import('./writing/clear-at-sign-out.ts') },
];

/** Starts the scripts of the elements of the page, each once. An element works without its script. */
export function startLateParts(): void {
  for (const part of lateParts)
    for (const element of document.querySelectorAll<HTMLElement>(part.selector)) {
      const start = async (): Promise<void> => (await part.load()).start(element);
      if (part.when === 'page') void start();
      else element.addEventListener('focusin', () => void start(), { once: true });
    }
}
