import { isComplete } from '#board/candidates/candidate-status.ts';
import type { ShownViewer } from './present-viewer.ts';

/** The navigation until the content system brings its own: keys of the catalogue `navigation` and addresses without their language. */
type NavigationGroup = { readonly key: NavigationKey; readonly items: readonly NavigationItem[] };
export type NavigationItem = { readonly key: NavigationKey; readonly to: string };

type NavigationKey =
  | (typeof offers | typeof destinations | typeof professions)[number]['key']
  | 'offers'
  | 'destinations'
  | 'professions';

const offers = [
  { key: 'allOffers', to: '/offres/recherche' },
  { key: 'latest', to: '/offres/recherche?latest=true' },
  { key: 'vie', to: '/offres/recherche?missionsTypesIds=1' },
  { key: 'via', to: '/offres/recherche?missionsTypesIds=3' },
  { key: 'remote', to: '/offres/recherche?teletravail=1' },
  { key: 'featured', to: '/#offres_a_la_une' },
] as const;

export const destinations = [
  { key: 'zone5', to: '/offres/recherche?gerographicZones=5' },
  { key: 'zone6', to: '/offres/recherche?gerographicZones=6' },
  { key: 'zone2', to: '/offres/recherche?gerographicZones=2' },
  { key: 'zone3', to: '/offres/recherche?gerographicZones=3' },
  { key: 'zone4', to: '/offres/recherche?gerographicZones=4' },
  { key: 'zone8', to: '/offres/recherche?gerographicZones=8' },
  { key: 'zone7', to: '/offres/recherche?gerographicZones=7' },
  { key: 'zone1', to: '/offres/recherche?gerographicZones=1' },
] as const;

export const professions = [
  { key: 'profession193', to: '/offres/recherche?specializationsIds=193' },
  { key: 'profession24', to: '/offres/recherche?specializationsIds=24' },
  { key: 'profession19', to: '/offres/recherche?specializationsIds=19' },
  { key: 'profession59', to: '/offres/recherche?specializationsIds=59' },
  { key: 'profession58', to: '/offres/recherche?specializationsIds=58' },
  { key: 'profession100', to: '/offres/recherche?specializationsIds=100' },
  { key: 'profession190', to: '/offres/recherche?specializationsIds=190' },
] as const;

/** The offers' own list. Whoever has a complete profile is past the front page's showcase (specification §1). */
export function offersFor(viewer: ShownViewer): readonly NavigationItem[] {
  return viewer && isComplete(viewer.statusId) ? offers.filter(({ key }) => key !== 'featured') : offers;
}

export const navigationFor = (viewer: ShownViewer): readonly NavigationGroup[] => [
  { key: 'offers', items: offersFor(viewer) },
  { key: 'destinations', items: destinations },
  { key: 'professions', items: professions },
];
