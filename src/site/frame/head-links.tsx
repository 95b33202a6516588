import favicon from '#ui/favicon.svg?url';
import { touchIcon } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';
// `?worker&url` makes Vite build the module as a separate file and import the address of this file.
// oxlint-disable-next-line import/default
import hidingScript from '#site/parts/hiding/hiding.ts?worker&url';
// oxlint-disable-next-line import/default
import hideInPlace from '#site/parts/hiding/hide-in-place.ts?worker&url';
import { useShownViewer } from '#site/request/root-data.ts';
import { useAddress } from '#site/routing/addresses.ts';

/** Icons, manifest and search description for browsers. */
export function HeadLinks() {
  const address = useAddress();
  return (
    <>
      {/* The attribute `sizes` states 32x32, because browsers that support SVG then prefer the SVG icon. */}
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
      {useShownViewer() === null ? null : <script type="module" src={hidingScript} data-hiding={hideInPlace} />}
    </>
  );
}
