import { z } from 'zod';
import { safeText } from './safe-text.ts';
import { webAddressSchema } from './web-address.ts';

/** Id of a document: 16 characters of a hash (document-id.ts), or any id of another repository. */
const documentIdSchema = z.string().regex(/^[\w-]{1,64}$/, { error: 'is no id of a document' });

const shown = { text: safeText(500).optional(), variant: safeText(100).optional() };

// A link to a document. Only its id is stored, because all other facts about the document (uid, tags, data …)
// are read for each answer.
const documentLink = z
  .object({ link_type: z.literal('Document'), id: documentIdSchema, type: z.string().max(100).optional(), ...shown })
  .transform(({ link_type, id, text, variant }) => ({ link_type, id, ...defined({ text, variant }) }));
const webLink = z.strictObject({
  link_type: z.literal('Web'),
  url: webAddressSchema,
  target: z.enum(['_blank', '_self']).optional(),
  ...shown,
});
const mediaLink = z.strictObject({
  link_type: z.literal('Media'),
  id: safeText(100),
  name: safeText(300),
  kind: safeText(100),
  url: webAddressSchema,
  size: safeText(30),
  height: safeText(30).nullish(),
  width: safeText(30).nullish(),
  ...shown,
});

/** A link with a target. */
export const filledLinkSchema = z.discriminatedUnion('link_type', [documentLink, webLink, mediaLink]);
/** An empty link, in the form of the protocol. */
const emptyLink = { link_type: 'Any' } as const;

/** Returns the schema of a link: of any link, or only of links to documents, media or the web. */
export function linkSchema(select: 'document' | 'media' | 'web' | null) {
  const empty = z.object({ link_type: z.literal('Any') }).transform(() => emptyLink);
  const filled = select === 'document' ? documentLink : select === 'media' ? mediaLink : filledLinkSchema;
  return z
    .union([empty, filled])
    .nullish()
    .transform((link) => link ?? emptyLink);
}

function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
