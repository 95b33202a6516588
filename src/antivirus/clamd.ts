import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AntivirusUnavailable } from './antivirus.ts';
import type { Antivirus, Verdict } from './antivirus.ts';

/** Milliseconds to wait for the next byte. Scanning a document of 2 MB takes clamd well under a second. */
const patience = 15_000;

/**
 * Connects to ClamAV's daemon at the path of a socket or at `host:port`, with the command INSTREAM
 * (clamd(8)).
 */
export function clamd(address: string): Antivirus {
  return {
    scan: async (bytes) => {
      try {
        return verdictOf(await ask(address, bytes));
      } catch (cause) {
        throw new AntivirusUnavailable('the virus scanner gave no verdict', { cause });
      }
    },
  };
}

/**
 * Reads the answer of clamd: `stream: OK`, `stream: Name FOUND`, or `… ERROR` if the stream is longer than
 * clamd accepts.
 */
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
    // Sends one chunk after its length, then a chunk of length zero. An empty file has only the chunk of
    // length zero.
    const chunk = bytes.length > 0 ? [length, bytes] : [];
    // Leaves the socket open, because clamd closes it after its answer.
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
