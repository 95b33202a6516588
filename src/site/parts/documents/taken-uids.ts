import { pathPrefixes } from '#words/locale.ts';

/**
 * Uids that documents of a type cannot have, because a screen has the same address and would hide the
 * document. The repository refuses these uids. They are the fixed parts of addresses in the places where
 * `routes.ts` and the server expect a uid.
 */
export const takenUids = {
  page: new Set([
    ...pathPrefixes,
    'api',
    'assets',
    'boite-aux-lettres',
    'bureau',
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
    'signaler',
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
