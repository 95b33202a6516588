import Bowser from 'bowser';
import { shortNetwork } from '#http/network.ts';

/** Browser and network address from which a person signs in, as the request states them. */
export type SignInFrom = { readonly userAgent: string | null; readonly address: string };

/**
 * Facts about a device that the site stores: names from the site's lists, never the text of the request, and
 * half of the network address.
 */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const maxUserAgentLength = 500; // Limit of characters that are read; real user agents have about 150.

/** Recognises browser and system. A name is null if it is not in the lists. */
export function readDevice({ userAgent, address }: SignInFrom): Device {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, maxUserAgentLength) || '-');
  return {
    browser: knownOf(browsers, browser.name),
    system: knownOf(systems, os.name),
    network: shortNetwork(address),
  };
}

const knownOf = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
