import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { CachedPage } from './page-cache.ts';

// Brotli first, which is smaller; at quality 5 it takes 1.3 ms a page, at 11 it takes 87.
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzipCompress),
};
const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

type Encoded = { readonly body: Buffer; readonly encoding?: Encoding };

export type Compression = {
  /** The page with its body in the form that its client accepts. */
  readonly withForm: (page: CachedPage, accept: string | undefined) => Promise<CachedPage>;
  /** A page's body in the form that its client accepts; undefined when that has to be made first. */
  readonly formOf: (page: CachedPage, accept: string | undefined) => Encoded | undefined;
};

/** Compresses pages as their clients accept it. */
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
  body.length >= 1000 && compressible.test(headers['content-type'] ?? '');

// Browsers send a few: reading one anew costs a tenth of a page from memory.
function createNegotiation(): (accept?: string) => Encoding | 'identity' {
  const known = new LRUCache<string, Encoding | 'identity'>({ max: 100 });
  return (accept = '') => {
    const encoding = known.get(accept) ?? negotiated(accept);
    known.set(accept, encoding);
    return encoding;
  };
}

function negotiated(accept: string): Encoding | 'identity' {
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
