import { narrowList } from '#site/parts/list-filter/narrow-list.ts';

// Filters the list of destinations while the visitor types. Uses no React; without scripts, the form sends a
// search.

const none = document.querySelector<HTMLElement>('[data-nothing]');

narrowList({
  list: '[data-destinations]',
  field: document.querySelector<HTMLInputElement>('#destination-search'),
  narrowed: (shown) => {
    if (none) none.hidden = shown > 0;
  },
});
