import { isComplete } from '#board/candidates/candidate-status.ts';
import { href } from 'react-router';
import { linkedSearch } from '../search/linked-search.ts';
import type { ShownViewer } from './viewer.ts';

/**
 * The navigation until the content system brings its own: keys of the catalogue `navigation` and addresses
 * without their language.
 */
type NavigationGroup = { readonly key: NavigationKey; readonly items: readonly NavigationItem[] };
export type NavigationItem = { readonly key: NavigationKey; readonly to: string };

type NavigationKey =
  | (typeof offers | typeof destinations | typeof professions | typeof companies)[number]['key']
  | 'offers'
  | 'destinations'
  | 'professions'
  | 'companies';

const search = href('/offres/recherche');

const offers = [
  { key: 'offersPage', to: href('/offres') },
  { key: 'allOffers', to: search },
  { key: 'latest', to: `${search}?latest=true` },
  { key: 'vie', to: search + linkedSearch('missionTypes', 1) },
  { key: 'via', to: search + linkedSearch('missionTypes', 3) },
  { key: 'remote', to: search + linkedSearch('remoteWork', 1) },
  { key: 'personal', to: `${href('/offres')}#offres_personnalisses` },
  { key: 'featured', to: `${href('/offres')}#offres_a_la_une` },
] as const;

export const destinations = [
  { key: 'zone5', to: search + linkedSearch('zones', 5) },
  { key: 'zone6', to: search + linkedSearch('zones', 6) },
  { key: 'zone2', to: search + linkedSearch('zones', 2) },
  { key: 'zone3', to: search + linkedSearch('zones', 3) },
  { key: 'zone4', to: search + linkedSearch('zones', 4) },
  { key: 'zone8', to: search + linkedSearch('zones', 8) },
  { key: 'zone7', to: search + linkedSearch('zones', 7) },
  { key: 'zone1', to: search + linkedSearch('zones', 1) },
] as const;

export const professions = [
  { key: 'profession193', to: search + linkedSearch('specializations', 193) },
  { key: 'profession24', to: search + linkedSearch('specializations', 24) },
  { key: 'profession19', to: search + linkedSearch('specializations', 19) },
  { key: 'profession59', to: search + linkedSearch('specializations', 59) },
  { key: 'profession58', to: search + linkedSearch('specializations', 58) },
  { key: 'profession100', to: search + linkedSearch('specializations', 100) },
  { key: 'profession190', to: search + linkedSearch('specializations', 190) },
] as const;

const companySearch = href('/entreprises/recherche');

export const companies = [
  { key: 'allCompanies', to: href('/entreprises') },
  { key: 'companySize1', to: `${companySearch}?companiesSizes=1` },
  { key: 'companySize2', to: `${companySearch}?companiesSizes=2` },
  { key: 'companySize3', to: `${companySearch}?companiesSizes=3` },
] as const;

/**
 * The offers' own list. The anchors of the page of offers are suppressed for complete profiles (specification
 * §2): what is for them stands there first. To visitors it has nothing personal.
 */
export function offersFor(viewer: ShownViewer): readonly NavigationItem[] {
  const hidden = viewer === null ? ['personal'] : isComplete(viewer.statusId) ? ['personal', 'featured'] : [];
  return offers.filter(({ key }) => !hidden.includes(key));
}

export const navigationFor = (viewer: ShownViewer): readonly NavigationGroup[] => [
  { key: 'offers', items: offersFor(viewer) },
  { key: 'destinations', items: destinations },
  { key: 'professions', items: professions },
  { key: 'companies', items: companies },
];
