import favicon from '#ui/favicon.svg?url';
import { touchIcon } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';
import { useAddress } from '#site/routing/addresses.ts';

/** What browsers show the site by, and how they search it. */
export function HeadLinks() {
  const address = useAddress();
  return (
    <>
      {/* The size keeps browsers that read SVG from taking this one. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="apple-touch-icon" href={`/${touchIcon.file}`} />
      <link rel="manifest" href={address('/manifest.webmanifest')} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title="Mon Volontariat International"
        href={address('/opensearch.xml')}
      />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={palette.paper[scheme]}
        />
      ))}
    </>
  );
}
