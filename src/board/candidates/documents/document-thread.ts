import { parentPort } from 'node:worker_threads';
import { findingIn } from './document-kinds.ts';

/** Document to inspect. */
export type DocumentTask = { readonly extension: string; readonly bytes: Uint8Array };

// Code of a thread (`read-document.ts`). Node runs this file directly; the thread answers each task with
// its finding.
parentPort?.on('message', async ({ extension, bytes }: DocumentTask) => {
  parentPort?.postMessage(await findingIn(extension, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
});
