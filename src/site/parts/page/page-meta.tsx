import { useLocation, useMatches } from 'react-router';
import { type Locale, locales, localized, unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { type Above, breadcrumbList } from '#site/parts/structured-data/breadcrumb-list.ts';
import { DescribedThing } from '#site/parts/structured-data/described-thing.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useAlternates } from '#site/routing/alternates.ts';
import { pictureAddress, pictureSize } from '#site/routing/picture-address.ts';
import { usePublicOrigin } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';

type Props = {
  /** Title of the page without the site's name; absent on the home page. */
  title?: string;
  description: string;
  /**
   * The part of the query string that identifies the page, such as `?page=2`; it excludes all other
   * parameters. Null for a page without a fixed address: such a page has neither a canonical address nor a
   * link to the other language.
   */
  search?: string | null;
  /**
   * Set if the content of this page decides about search engines. The handle of a screen decides for all
   * pages of the screen.
   */
  robots?: 'index' | 'noindex';
  /** Pages between the home page and this page; search engines show this path instead of the address. */
  above?: readonly Above[];
};

/**
 * Writes title, description, canonical address and other language of a page; React moves them into the head.
 */
export function PageMeta({ title, description, search = '', robots, above }: Props) {
  const declared = useMatches().some(({ handle }) => isHandle(handle) && handle.robots === 'noindex');
  const whole = title ? `${title} · Mon Volontariat International` : 'Mon Volontariat International';
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {declared || robots === 'noindex' ? <meta name="robots" content="noindex" /> : null}
      {search === null ? null : <Addresses search={search} />}
      {search === null || title === undefined ? null : <Way above={above} title={title} />}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {/* Only the server names the picture, because programs that show links load a document. */}
      {import.meta.env.SSR ? <PictureMeta title={whole} own={search !== null} /> : null}
    </>
  );
}

function Addresses({ search }: { search: string }) {
  const locale = useLocale();
  const origin = usePublicOrigin();
  const path = unlocalized(useLocation().pathname);
  const alternates = useAlternates();
  const pathIn = (language: Locale) => (alternates ? alternates[language] : localized(language, path));
  const address = (language: Locale) => origin + (pathIn(language) ?? localized(language, path)) + search;
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {locales
        .filter((language) => pathIn(language) !== null)
        .map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
        ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(locales.find((language) => pathIn(language) !== null) ?? locale)}
      />
      <meta property="og:url" content={address(locale)} />
    </>
  );
}

const nothing: readonly Above[] = [];

/** The breadcrumb for search engines. */
function Way({ above = nothing, title }: Pick<Props, 'above'> & { title: string }) {
  const home = { name: useTranslations('frame')('home'), to: useAddress()('/') };
  return <DescribedThing thing={breadcrumbList(usePublicOrigin(), [home, ...above], title)} />;
}

/**
 * The picture that services show for a link to the page. `own` is true if the page has a picture; otherwise
 * it is that of the site.
 */
function PictureMeta({ title, own }: { title: string; own: boolean }) {
  const locale = useLocale();
  const origin = usePublicOrigin();
  const path = unlocalized(useLocation().pathname);
  const pictured = useMatches().some(({ handle }) => isHandle(handle) && handle.picture === true);
  return (
    <>
      <meta property="og:image" content={origin + pictureAddress(locale, own && pictured ? path : '/')} />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
