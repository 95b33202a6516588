import { createPictureAddresses } from '#content/port/picture-addresses.ts';
import type { openContent } from '#content/testing/open-content.ts';
import type { ContentServer } from '#server/wiring/start-content.ts';

/** Content in memory for requests other than pages; it has no pictures. */
export function fixtureContentServer({ cache, master }: ReturnType<typeof openContent>): ContentServer {
  return {
    ask: cache.ask,
    published: () => master.refresh(),
    addresses: createPictureAddresses({
      secret: Buffer.alloc(32, 1),
      base: 'https://mvi.example/content/api/v2',
      isOurs: () => true,
    }),
    pictures: async () => null,
  };
}
