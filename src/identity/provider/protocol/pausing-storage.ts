import type { Adapter } from 'oidc-provider';
import { isDatabaseUnavailable } from '#database/unavailable.ts';

type Storage = (model: string) => Adapter;

const pauseMilliseconds = 1000;

/**
 * Storage that fails at once for a short time after the database was unavailable. Otherwise the library would
 * save the session after the failure, and would wait again for the whole timeout.
 */
export function pausingStorage(storage: Storage): Storage {
  let away: { readonly error: unknown; readonly until: number } | null = null;
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (away && performance.now() < away.until) throw away.error;
    try {
      return await work();
    } catch (error) {
      if (isDatabaseUnavailable(error)) away = { error, until: performance.now() + pauseMilliseconds };
      throw error;
    }
  };
  return (model) => {
    const adapter = storage(model);
    return {
      upsert: (id, payload, expiresIn) => guarded(async () => adapter.upsert(id, payload, expiresIn)),
      find: (id) => guarded(async () => adapter.find(id)),
      findByUid: (uid) => guarded(async () => adapter.findByUid(uid)),
      findByUserCode: (code) => guarded(async () => adapter.findByUserCode(code)),
      consume: (id) => guarded(async () => adapter.consume(id)),
      destroy: (id) => guarded(async () => adapter.destroy(id)),
      revokeByGrantId: (grantId) => guarded(async () => adapter.revokeByGrantId(grantId)),
    };
  };
}
