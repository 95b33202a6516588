import { type ActName, mayDo } from '#staff/acts.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { unlocalized } from '#words/locale.ts';

/** A page of the navigation, with the act that its screen shows. Its words lie in `office.pages`. */
type NavigationPage = { readonly name: string; readonly address: string; readonly act: ActName };

/** The sections of the navigation with their pages. Every page that needs no parameter is here. */
const sections = [
  {
    name: 'contents',
    pages: [
      { name: 'contents', address: '/bureau/contenus', act: 'content.read' },
      { name: 'images', address: '/bureau/images', act: 'content.read' },
      { name: 'releases', address: '/bureau/lots', act: 'content.read' },
      { name: 'calendar', address: '/bureau/calendrier', act: 'content.read' },
      { name: 'control', address: '/bureau/controle', act: 'content.read' },
    ],
  },
  {
    name: 'offers',
    pages: [
      { name: 'offers', address: '/bureau/offres', act: 'offer.read' },
      { name: 'corrections', address: '/bureau/corrections', act: 'offer.read' },
      { name: 'imports', address: '/bureau/imports', act: 'import.read' },
      { name: 'companies', address: '/bureau/entreprises', act: 'company.read' },
      { name: 'references', address: '/bureau/references', act: 'reference.read' },
      { name: 'scale', address: '/bureau/bareme', act: 'reference.read' },
      { name: 'synonyms', address: '/bureau/synonymes', act: 'synonym.read' },
      { name: 'searches', address: '/bureau/recherches', act: 'search.read' },
    ],
  },
  {
    name: 'people',
    pages: [
      { name: 'people', address: '/bureau/personnes', act: 'candidate.read' },
      { name: 'messages', address: '/bureau/messages', act: 'message.list' },
      { name: 'reports', address: '/bureau/signalements', act: 'report.read' },
    ],
  },
  {
    name: 'operations',
    pages: [
      { name: 'jobs', address: '/bureau/travaux', act: 'job.read' },
      { name: 'mail', address: '/bureau/envois', act: 'mail.list' },
      { name: 'newsletter', address: '/bureau/lettre', act: 'newsletter.read' },
      { name: 'keys', address: '/bureau/cles', act: 'key.read' },
      { name: 'webhooks', address: '/bureau/webhooks', act: 'webhook.read' },
      { name: 'figures', address: '/bureau/chiffres', act: 'figures.read' },
      { name: 'programs', address: '/bureau/programmes', act: 'program.read' },
    ],
  },
  {
    name: 'staff',
    pages: [
      { name: 'members', address: '/bureau/equipe', act: 'staff.change' },
      { name: 'audit', address: '/bureau/journal', act: 'audit.read' },
    ],
  },
] as const satisfies readonly { name: string; pages: readonly NavigationPage[] }[];

export type OfficeSection = {
  readonly name: (typeof sections)[number]['name'];
  readonly pages: readonly (typeof sections)[number]['pages'][number][];
};

/** Addresses of all pages of the navigation. */
export const navigationAddresses: readonly string[] = sections.flatMap(({ pages }) =>
  pages.map(({ address }) => address),
);

/** Returns the sections and pages that somebody may see. */
export const sectionsOf = ({ roles }: Pick<StaffViewer, 'roles'>): readonly OfficeSection[] =>
  sections
    .map(({ name, pages }): OfficeSection => ({ name, pages: pages.filter(({ act }) => mayDo(roles, act)) }))
    .filter(({ pages }) => pages.length > 0);

/** Returns the page of the navigation to which an address belongs; null for the home page and the sign-in. */
export function pageAt(pathname: string): string | null {
  const here = unlocalized(pathname);
  return navigationAddresses.find((address) => here === address || here.startsWith(`${address}/`)) ?? null;
}
