import { parentPort } from 'node:worker_threads';
import { encodePhoto } from './encode-photo.ts';

// Code that runs in a thread (see `square-photo.ts`). Node runs this file directly; the thread answers each
// file with a photo or the reason why it gives none.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await encodePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
});
