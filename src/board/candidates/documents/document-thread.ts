import { parentPort } from 'node:worker_threads';
import { findingIn } from './document-kinds.ts';

/** Document to inspect. */
export type DocumentTask = { readonly extension: string; readonly bytes: Uint8Array };

// Code that runs in a thread (see `read-document.ts`). Node runs this file directly; the thread answers each
// task with a finding.
parentPort?.on('message', async ({ extension, bytes }: DocumentTask) => {
  parentPort?.postMessage(await findingIn(extension, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
});
