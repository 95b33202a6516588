import { narrowList } from '#site/parts/list-filter/narrow-list.ts';

// Filters the list of destinations while the visitor types, without React. Without scripts the form
// searches.

const none = document.querySelector<HTMLElement>('[data-nothing]');

narrowList({
  list: '[data-destinations]',
  field: document.querySelector<HTMLInputElement>('#destination-search'),
  narrowed: (shown) => {
    if (none) none.hidden = shown > 0;
  },
});
