import { pathPrefixes } from '#words/locale.ts';

/**
 * Uids whose address belongs to a screen, by type: documents with these uids would never be seen, so the
 * repository refuses them. They are the fixed parts of addresses in the places where `routes.ts` and the
 * server accept a uid.
 */
export const takenUids = {
  page: new Set([
    ...pathPrefixes,
    'api',
    'assets',
    'boite-aux-lettres',
    'confidentialite',
    'connexion',
    'content',
    'cookies',
    'deconnexion',
    'destinations',
    'entreprises',
    'espace-personnel',
    'faq',
    'images',
    'inscription',
    'lettre',
    'manifest.webmanifest',
    'mot-de-passe',
    'news',
    'news.atom',
    'not-found',
    'notifications',
    'nous-ecrire',
    'offres',
    'opensearch.xml',
    'preview',
    'recherche',
    'refresh',
    'robots.txt',
    'sitemap.xml',
    'temoignages',
  ]),
  notification: new Set(['choix']),
};
