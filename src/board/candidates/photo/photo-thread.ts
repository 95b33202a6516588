import { parentPort } from 'node:worker_threads';
import { encodePhoto } from './encode-photo.ts';

// Code of a thread (`square-photo.ts`). Node runs this file directly; the thread answers each file with a
// photo or the reason why there is none.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await encodePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
});
