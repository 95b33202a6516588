import { index, route, type RouteConfig } from '@react-router/dev/routes';

// French has no prefix, English has /en: each screen stands here once, under an optional static segment.
export default [
  route('en?', 'shell/layout.tsx', [
    index('home/home-page.tsx'),
    route('recherche', 'search/search-redirect.ts'),
    route('offres', 'search/offers-redirect.ts'),
    route('offres/recherche', 'search/search-page.tsx'),
    route('*', 'errors/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
