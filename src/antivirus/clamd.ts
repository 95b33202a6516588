import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AntivirusAway } from './antivirus.ts';
import type { Antivirus, Verdict } from './antivirus.ts';

/** Milliseconds without a byte: a document of 2 MB takes clamd well under a second. */
const patience = 15_000;

/** ClamAV's daemon, at the path of a socket or at `host:port`, asked by INSTREAM (clamd(8)). */
export function clamd(address: string): Antivirus {
  return {
    scan: async (bytes) => {
      try {
        return verdictOf(await ask(address, bytes));
      } catch (cause) {
        throw new AntivirusAway('the virus scanner gave no verdict', { cause });
      }
    },
  };
}

/** `stream: OK`, `stream: Name FOUND`, or `… ERROR` where the stream is longer than clamd takes. */
function verdictOf(answer: string): Verdict {
  if (/^stream: OK\0?$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND\0?$/.test(answer)) return 'infected';
  throw new Error(`clamd said ${JSON.stringify(answer.slice(0, 200))}`);
}

async function ask(address: string, bytes: Uint8Array): Promise<string> {
  const socket = open(address);
  socket.setTimeout(patience, () => socket.destroy(new Error('clamd does not answer')));
  try {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    // One chunk behind its length, then one of no length: an empty file is the end alone.
    const chunk = bytes.length > 0 ? [length, bytes] : [];
    // Not ended: clamd closes, once it has answered.
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), ...chunk, Buffer.alloc(4)]));
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

function open(address: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return host === undefined ? connect(address) : connect(Number(port), host);
}
