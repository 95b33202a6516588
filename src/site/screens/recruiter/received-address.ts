import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** Returns the address of an opened application, in the language of an address. */
export const receivedPage = ({ pathname }: URL, token: string): string =>
  addressOf(localeOf(pathname), '/recruteurs/:token/candidature', { token });
