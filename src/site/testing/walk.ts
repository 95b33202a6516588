import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** An address of the site. It shows a screen, or sends something other than a page. */
export type Stop = {
  /** Pattern of routes.ts without the language: '/offres/:id'. */
  readonly pattern: string;
  /** The French address, and the English address if there is one, with a sample for each parameter. */
  readonly addresses: readonly string[];
  /** Id of the route in a build: 'screens/offers/offer-page'. */
  readonly id: string;
  /** True if the file has a view (.tsx); other files redirect or send documents. */
  readonly isPage: boolean;
};

// Samples of the parameters; callers with other data override them.
const samples: Readonly<Record<string, string>> = {
  '/offres/:id': '/offres/1',
  '/offre/:id': '/offre/1',
  '/offres/preview/:id': '/offres/preview/1',
  '/entreprises/preview/:id': '/entreprises/preview/1',
  '/offres/choix/:parameter': '/offres/choix/villes',
  '/offres/filtres/:parameter': '/offres/filtres/villes',
  '/offres/:id/favori': '/offres/1/favori',
  '/offres/:id/masque': '/offres/1/masque',
  '/offres/:id/masquer': '/offres/1/masquer',
  '/offres/:id/cloture.ics': '/offres/1/cloture.ics',
  '/offres/:id/dates.ics': '/offres/1/dates.ics',
  '/espace-personnel/candidatures/:id': '/espace-personnel/candidatures/x',
  '/espace-personnel/candidatures/:id/retirer': '/espace-personnel/candidatures/x/retirer',
  '/espace-personnel/cv/:id': '/espace-personnel/cv/x',
  '/espace-personnel/cv/:id/modifier': '/espace-personnel/cv/x/modifier',
  '/espace-personnel/cv/:id/supprimer': '/espace-personnel/cv/x/supprimer',
  '/espace-personnel/recherches/:id': '/espace-personnel/recherches/x',
  // Id of the first company in the demo offers.
  '/entreprises/:id': '/entreprises/800001',
  '/entreprises/:id/masque': '/entreprises/1/masque',
  '/entreprises/:id/candidature': '/entreprises/1/candidature',
  '/recruteurs/:token': '/recruteurs/x',
  '/recruteurs/:token/candidature': '/recruteurs/x/candidature',
  '/recruteurs/:token/documents/:document': '/recruteurs/x/documents/cv',
  '/alertes/accord/:token': '/alertes/accord/x',
  '/alertes/fin/:token': '/alertes/fin/x',
  '/lettre/accord/:token': '/lettre/accord/x',
  '/lettre/fin/:token': '/lettre/fin/x',
  '/flux/:token': '/flux/x',
  '/plans/offres/:part': '/plans/offres/1.xml',
  '/plans/entreprises/:part': '/plans/entreprises/1.xml',
  '/boite-aux-lettres/modeles/:name': '/boite-aux-lettres/modeles/x',
  '/notifications/:uid': '/notifications/x',
  '/boite-aux-lettres/:id': '/boite-aux-lettres/x',
  '/boite-aux-lettres/:id/repondre': '/boite-aux-lettres/x/repondre',
  '/news/:uid': '/news/x',
  '/destinations/:uid': '/destinations/portugal',
  '/destination/:uid': '/destination/portugal',
  '/:uid': '/x',
  '/*': '/nulle/part',
};

/**
 * Lists every address of routes.ts with a sample for each parameter. A new screen is included without a
 * change here.
 * @throws if an address has a parameter without a sample
 */
export function walkSite(found: Readonly<Record<string, string>> = {}): Stop[] {
  return stopsOf(routes, '').map(({ path, file }) => {
    const pattern = path.replace(/^\/en\?/, '') || '/';
    const sample = found[pattern] ?? samples[pattern] ?? pattern;
    if (/[:*]/.test(sample)) throw new Error(`${pattern} has a parameter: give it a sample in ${import.meta.filename}`);
    const english = `/en${sample === '/' ? '' : sample}`;
    const addresses = path.startsWith('/en?') ? [sample, english] : [sample];
    return { pattern, addresses, id: file.replace(/\.tsx?$/, ''), isPage: file.endsWith('.tsx') };
  });
}

type Leaf = { readonly path: string; readonly file: string };

function stopsOf(entries: readonly RouteConfigEntry[], above: string): Leaf[] {
  return entries.flatMap(({ path, children, file }) => {
    const whole = path === undefined ? above : `${above}/${path}`;
    return children ? stopsOf(children, whole) : [{ path: whole, file }];
  });
}
