import { defineScreen } from '#site/routing/screen-handle.ts';

/** A page that only holders of its link may see. */
export const previewScreen = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'previews', max: 60, counts: 'requests' },
});
