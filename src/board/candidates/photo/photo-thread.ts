import { parentPort } from 'node:worker_threads';
import { encodePhoto } from './encode-photo.ts';

// A thread (`square-photo.ts`): Node runs this file as it is, and answers each file with a photo or why not.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await encodePhoto(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
});
