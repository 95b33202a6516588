import { type Described, jsonLd } from './json-ld.ts';

/** Structured data for search engines; invisible. */
export function DescribedThing({ thing }: { thing: Described }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(thing) }} />;
}
