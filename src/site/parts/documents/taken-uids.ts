import { languages, locales } from '#words/locale.ts';

/**
 * Uids of documents whose address a screen has already, by type: such a document can never be seen. They are
 * the words that stand where `routes.ts` and the server take a uid; the repository refuses them.
 */
export const takenUids = {
  page: new Set([
    ...locales.flatMap((locale) => languages[locale].prefix.slice(1) || []),
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
