import { escapedXml } from './escaped-xml.ts';

export type AtomEntry = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly published: Date;
  readonly updated: Date;
};
type AtomFeed = {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  /** Addresses of the feed and of the page that lists the same entries. */
  readonly self: string;
  readonly url: string;
  /** The update date of a feed without entries. */
  readonly since: Date;
  readonly author: string;
  readonly entries: readonly AtomEntry[];
};

/** Writes a feed in the format of RFC 4287. */
export function atomFeed({ id, title, language, self, url, since, author, entries }: AtomFeed): string {
  const updated = entries.reduce((last, entry) => (entry.updated > last ? entry.updated : last), since);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapedXml(id)}</id>`,
    `<title>${escapedXml(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapedXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(url)}"/>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ id, title, url, summary, published, updated }: AtomEntry): string {
  return [
    '<entry>',
    `<id>${escapedXml(id)}</id>`,
    `<title>${escapedXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(url)}"/>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<summary>${escapedXml(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
