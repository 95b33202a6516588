import { z } from 'zod';

const said = { text: z.string().optional().catch(undefined), variant: z.string().optional().catch(undefined) };

const link = z.discriminatedUnion('link_type', [
  z.looseObject({
    ...said,
    link_type: z.literal('Document'),
    id: z.string(),
    type: z.string(),
    lang: z.string(),
    uid: z.string().optional().catch(undefined),
    tags: z.array(z.string()).catch([]),
    url: z.string().optional().catch(undefined),
    isBroken: z.boolean().optional().catch(undefined),
  }),
  z.looseObject({
    ...said,
    link_type: z.literal('Web'),
    url: z.string(),
    target: z.string().optional().catch(undefined),
  }),
  z.looseObject({ ...said, link_type: z.literal('Media'), url: z.string(), name: z.string().catch('') }),
  z.object({ ...said, link_type: z.literal('Any') }),
]);

// A link to a deleted document. Such a link has hardly any other field.
const broken = z.looseObject({ link_type: z.literal('Document'), isBroken: z.literal(true) });

/** Returns a link unchanged, whatever its address; an empty link if the value is no link. */
export function fitLink(value: unknown): object {
  const read = link.safeParse(value);
  if (read.success) return read.data;
  const gone = broken.safeParse(value);
  return gone.success ? { id: '', type: '', lang: '', tags: [], ...gone.data } : { link_type: 'Any' };
}
