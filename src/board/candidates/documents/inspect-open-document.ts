import { genuineIf } from './finding.ts';
import type { Effort } from './effort.ts';
import type { Finding } from './finding.ts';
import { isForeignLink } from './links.ts';
import { isElsewhere } from './open-parts.ts';
import { attributeOf, attributesOf, scanParts } from './scan-parts.ts';
import type { Attributes } from './scan-parts.ts';
import type { Zip } from './zip-entries.ts';

/**
 * Ignores the lists of an empty library (`script-lb.xml`, `dialog-lc.xml`), because older office programs
 * leave them in documents without macros.
 */
const isLibrary = /^(Basic|Scripts)\/(?!.*(script|dialog)-l[bc]\.xml$).+[^/]$/;

/**
 * Inspects an OpenDocument (OASIS OpenDocument 1.3): its libraries, and everything that its parts call or
 * start.
 */
export async function inspectOpenDocument(zip: Zip, mediaType: string, effort: Effort): Promise<Finding> {
  if (zip.names.some((name) => isLibrary.test(name))) return 'macros';
  const mimetype = (await zip.bytes('mimetype'))?.toString('utf8');
  if (zip.names[0] !== 'mimetype' || mimetype !== mediaType) return 'other';
  const look = { element: findingIn, text: () => undefined, end: () => undefined };
  const found = await scanParts(zip, effort, () => look);
  return found ?? genuineIf(zip.names.includes('content.xml'));
}

const programs: ReadonlySet<string> = new Set([
  'object-ole',
  'applet',
  'plugin',
  'dde-source',
  'dde-connection',
  'dde-connection-decl',
  'script',
]);
/**
 * Elements whose address opens only after a click. Addresses of other elements are fetched together with the
 * document.
 */
const links: ReadonlySet<string> = new Set([
  'a',
  'event-listener',
  'form',
  'button',
  'area-rectangle',
  'area-circle',
  'area-polygon',
  'index-entry-link-start',
]);
/**
 * Elements whose address may be a path on the author's computer. This is harmless, because no click opens the
 * address.
 */
const own: ReadonlySet<string> = new Set(['template', 'image', 'fill-image', 'background-image']);
/**
 * Actions of a click on a slide (19.367 presentation:action) that start something outside the presentation.
 */
const starting: ReadonlySet<string> = new Set(['execute', 'execute-macro', 'verb']);

function findingIn(name: string, attributes: Attributes): Finding | undefined {
  const addresses = attributesOf(attributes, 'href');
  if (programs.has(name) || callsScript(attributes, addresses)) return 'programs';
  if (!links.has(name) && addresses.some((address) => isElsewhere(address))) return 'programs';
  if (name === 'encryption-data') return 'locked';
  const isHarmless = name !== 'event-listener' || isSlideAction(attributeOf(attributes, 'action'));
  if (!isHarmless) return 'programs';
  return !own.has(name) && addresses.some((address) => isForeignLink(address)) ? 'links' : undefined;
}

const isSlideAction = (action: string): boolean => action !== '' && !starting.has(action);

/** Tells if an address is a macro or command, which office programs run when they follow the address. */
const callsScript = (attributes: Attributes, addresses: readonly string[]): boolean =>
  attributeOf(attributes, 'macro-name') !== '' ||
  addresses.some((address) => /^\s*(vnd\.sun\.star\.|macro|\.uno|service|javascript|vbscript)[^/]*:/i.test(address));
