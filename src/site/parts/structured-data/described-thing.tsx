import { type Described, jsonLd } from './json-ld.ts';

/** What a page is about, for search engines; nothing of it is seen. */
export function DescribedThing({ thing }: { thing: Described }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(thing) }} />;
}
