import type { LinkField } from '@prismicio/client';
import type { DocumentOf } from '#content/port/content.ts';
import { pictureOf } from '#content/port/picture-of.ts';
import { type Locale, localized } from '#words/locale.ts';
import { presentFilm } from '#site/request/present-film.ts';
import { brokenPath } from '#content/models/document-path.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import type { FooterMenu, HeaderMenu, MenuGroup, MenuLink, MenuList, StaticPages } from '#site/request/menus.ts';

type Header = DocumentOf<'header'>;
type Footer = DocumentOf<'footer'>;

export function presentHeader({ data }: Header, locale: Locale): HeaderMenu {
  const { brand, welcome_message: welcome, sub_welcome_message: subWelcome, body } = data;
  return { brand, welcome, subWelcome, groups: body.flatMap((slice) => groupOf(slice, locale)) };
}

/** Widths of the picture on normal and high-density screens, as `main-navigation.module.css` shows it. */
const navPicture = { widths: [128, 240], sizes: '8rem' } as const;

/** Puts the group's own link first unless an item leads to the same page. */
function groupOf({ primary, items }: Header['data']['body'][number], locale: Locale): MenuGroup[] {
  const { primary_link: field, label, nav_image: image, navigation_anchor: anchor, query } = primary;
  const links = items.flatMap((item) =>
    menuLink(item.sub_nav_link, item.label, locale, item.navigation_anchor, item.query),
  );
  const [own] = menuLink(field, label, locale, anchor, query);
  if (!label || (own === undefined && links.length === 0)) return [];
  const isThere = own === undefined || links.length === 0 || links.some(({ to }) => to === own.to);
  const picture = pictureOf(image, navPicture);
  return [{ words: label, to: '', anchor: null, ...own, items: isThere ? links : [own, ...links], picture }];
}

/** Presents a link with a target and a text; null for any other link. */
function menuLink(
  field: LinkField,
  words: string | null,
  locale: Locale,
  anchor: string | null = null,
  query: string | null = null,
): MenuLink[] {
  const to = linkAddress(field, locale, { anchor, query });
  return to === null || !words ? [] : [{ words, to, anchor: anchor?.replace(/^#/, '') || null }];
}

// The names of the services; they are the same in every language.
const services = [
  ['facebook_link', 'Facebook'],
  ['instagram_link', 'Instagram'],
  ['linkedin_link', 'LinkedIn'],
  ['youtube_link', 'YouTube'],
] as const;

export function presentFooter({ data }: Footer, locale: Locale): FooterMenu {
  return {
    title: data.title,
    social: services.flatMap(([field, name]) => menuLink(data[field], name, locale)),
    lists: data.body.map((slice) => listOf(slice, locale)),
  };
}

function listOf(slice: Footer['data']['body'][number], locale: Locale): MenuList {
  return {
    title: slice.primary.title ?? '',
    film: slice.slice_type === 'video' ? presentFilm(slice.primary.video, locale) : null,
    links: slice.items.flatMap(({ link, title, navigation_anchor }) =>
      menuLink(link, title, locale, navigation_anchor),
    ),
  };
}

export function presentPages({ data }: DocumentOf<'static_pages'>, locale: Locale): StaticPages {
  return {
    personalSpace: pageLink(data.page_espace_perso, locale),
    legal: pageLink(data.page_legal, locale),
    accessibility: pageLink(data.page_accessibility, locale),
    privacy: pageLink(data.page_privacy, locale),
    contact: pageLink(data.page_contact, locale),
    eligibility: pageLink(data.page_eligibility, locale),
    allowances: pageLink(data.page_allowances, locale),
  };
}

/**
 * Returns the address of the editors' page; null if the page is unpublished or missing. The site's own screen
 * then replaces the page, if there is one.
 */
function pageLink(field: LinkField, locale: Locale): string | null {
  const address = linkAddress(field, locale);
  return address === localized(locale, brokenPath) ? null : address;
}
