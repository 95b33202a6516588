import { compress, createNegotiation, type Encoding, minWorthIt } from '#http/encodings.ts';
import type { CachedPage } from './page-cache.ts';

const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

type Encoded = { readonly body: Buffer; readonly encoding?: Encoding };

export type Compression = {
  /** Returns the page with its body in an encoding that the client accepts; compresses the body if needed. */
  readonly withForm: (page: CachedPage, accept: string | undefined) => Promise<CachedPage>;
  /** Returns a body in an encoding that the client accepts; undefined if the body was not compressed yet. */
  readonly formOf: (page: CachedPage, accept: string | undefined) => Encoded | undefined;
};

/** Compresses pages according to Accept-Encoding. */
export function createCompression(): Compression {
  const encodingFor = createNegotiation();
  return {
    async withForm(page, accept) {
      const encoding = encodingFor(accept);
      if (encoding === 'identity' || page[encoding] || !isWorthIt(page)) return page;
      return { ...page, [encoding]: await compress[encoding](page.body) };
    },
    formOf(page, accept) {
      const encoding = encodingFor(accept);
      const form = encoding === 'identity' ? undefined : page[encoding];
      if (form && encoding !== 'identity') return { body: form, encoding };
      return encoding === 'identity' || !isWorthIt(page) ? { body: page.body } : undefined;
    },
  };
}

const isWorthIt = ({ headers, body }: CachedPage): boolean =>
  body.length >= minWorthIt && compressible.test(headers['content-type'] ?? '');
