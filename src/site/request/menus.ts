import type { ImageAttributes } from '#content/port/picture-of.ts';
import type { Film } from './present-film.ts';

/** A link of header or footer, in the language of its page. */
export type MenuLink = {
  readonly words: string;
  readonly to: string;
  /** The `navigation_anchor` of the link's document, without the `#`. */
  readonly anchor: string | null;
};

/** Navigation in two levels; a group without items is a link. */
export type MenuGroup = MenuLink & { readonly items: readonly MenuLink[]; readonly picture: ImageAttributes | null };

export type HeaderMenu = {
  readonly brand: string | null;
  readonly welcome: string | null;
  readonly subWelcome: string | null;
  readonly groups: readonly MenuGroup[];
};

export type FooterMenu = {
  readonly title: string | null;
  readonly social: readonly MenuLink[];
  readonly lists: readonly MenuList[];
};

/** A list of links below its title. If the list has a film, the film comes before the links. */
export type MenuList = {
  readonly title: string;
  readonly film: Film | null;
  readonly links: readonly MenuLink[];
};

/** Addresses of the pages that editors chose; null for a page that they did not choose. */
export type StaticPages = {
  readonly personalSpace: string | null;
  readonly legal: string | null;
  readonly accessibility: string | null;
  readonly privacy: string | null;
  readonly contact: string | null;
  readonly eligibility: string | null;
  readonly allowances: string | null;
};

/** The editors' content around every page. A part that is unavailable is null (specification §4). */
export type Menus = {
  readonly header: HeaderMenu | null;
  readonly footer: FooterMenu | null;
  readonly pages: StaticPages | null;
};

/** Texts that replace missing parts (specification §8). */
export const menuMissing = {
  header: 'Please create a header menu document',
  footer: 'Please create a footer menu document',
  pages: 'Please create a static pages documents',
} as const satisfies Record<keyof Menus, string>;
