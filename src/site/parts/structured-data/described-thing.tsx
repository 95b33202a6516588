import { type Described, jsonLd } from './json-ld.ts';

/** Structured data for search engines, not visible on the page. */
export function DescribedThing({ thing }: { thing: Described }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(thing) }} />;
}
