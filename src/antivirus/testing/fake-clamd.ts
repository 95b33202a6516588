import { createServer } from 'node:net';

/**
 * Test text that every scanner must detect (eicar.org). It is assembled here, so that a scanner does not
 * report this file.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * Starts a server that behaves as clamd does and detects EICAR. If `answer` is given, the server always
 * answers with this text.
 */
export async function fakeClamd(answer?: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const stream = streamIn(received);
      if (stream === undefined) return;
      const found = stream.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
      socket.end(answer ?? found);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { address: `127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Returns the bytes of the chunks once the chunk of length zero has arrived. */
function streamIn(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
