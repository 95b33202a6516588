import Bowser from 'bowser';
import { shortNetwork } from '#http/network.ts';

/** From where someone signs in, as their request says. */
export type SignInFrom = { readonly userAgent: string | null; readonly address: string };

/** What is kept of it: names from lists of our own, never what was sent, and half of the network address. */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const maxUserAgentLength = 500; // real ones have some 150 characters

/** Reads which browser on which system it is; null for one that nobody knows. */
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
