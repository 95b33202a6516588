import type { BackupStore } from './backup-store.ts';

/**
 * Rejects with the reason of the signal as soon as the signal is aborted. The work may go on for a while, but
 * nobody waits for it.
 */
export function unlessStopped<Result>(work: Promise<Result>, stopping: AbortSignal | undefined): Promise<Result> {
  if (stopping === undefined) return work;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const stop = () => reject(stopping.reason);
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  work.then(resolve, reject).finally(() => stopping.removeEventListener('abort', stop));
  return promise;
}

/**
 * Ends whatever goes on in a store when the signal is aborted: each call then rejects with its reason, even
 * if the place does not answer. An object is whole or missing all the same.
 */
export function stoppableStore(store: BackupStore, stopping: AbortSignal | undefined): BackupStore {
  if (stopping === undefined) return store;
  const unless = <Result>(call: () => Promise<Result>): Promise<Result> =>
    stopping.aborted ? Promise.reject(stopping.reason) : unlessStopped(call(), stopping);
  return {
    address: store.address,
    put: (name, bytes) => unless(() => store.put(name, bytes)),
    get: (name) => unless(() => store.get(name)),
    delete: (name) => unless(() => store.delete(name)),
    list: async function* (folder) {
      const found = store.list(folder)[Symbol.asyncIterator]();
      for (;;) {
        const next = await unless(() => found.next());
        if (next.done === true) return;
        yield next.value;
      }
    },
  };
}
