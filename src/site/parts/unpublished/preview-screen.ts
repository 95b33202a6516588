import { defineScreen } from '#site/routing/screen-handle.ts';

/** Handle of a page that only people with its link may see. */
export const previewScreen = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'previews', max: 60, counts: 'requests' },
});
