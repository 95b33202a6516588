import { z } from 'zod';
import { isWebAddress } from './is-web-address.ts';
import { safeText } from './safe-text.ts';

const maxAddressLength = 2000;

export const webAddressSchema = safeText(maxAddressLength).refine(isWebAddress, {
  error: 'is no address of the web, of the site, of a mailbox or a telephone',
});

/** Schema of addresses from which a page loads something. They are over HTTPS, or on the site. */
export const loadedAddressSchema = z.union([
  webAddressSchema.refine((text) => /^(https:|\/)/.test(text), { error: 'should begin with https: or /' }),
]);
