import { defineScreen } from '#site/routing/screen-handle.ts';

/** A page that only whoever has its link may see. */
export const previewScreen = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'previews', max: 60, counts: 'requests' },
});
