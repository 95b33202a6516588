/** The version of all content that is published now. */
export type MasterRef = {
  /** Returns the version if it is known; null before the first answer. */
  readonly known: () => string | null;
  /**
   * Reads the version now; simultaneous calls share one request.
   * @throws ContentUnavailable; the known version stays
   */
  readonly refresh: () => Promise<void>;
  /**
   * Reads the version at this interval in milliseconds until it is stopped; failures are reported by `ask`.
   */
  readonly keep: (every: number) => () => void;
};

type Options = {
  readonly ask: () => Promise<string>;
  /** Called after each publication, once the new version is known. */
  readonly moved?: () => void;
};

/** Keeps the ref of the published version, to which cached answers belong. */
export function createMasterRef({ ask, moved = () => {} }: Options): MasterRef {
  let ref: string | null = null;
  let asking: Promise<void> | null = null;
  // A notification of a publication that arrives during an older request needs another request.
  let again: Promise<void> | null = null;
  const begin = async (): Promise<void> => {
    try {
      const found = await ask();
      const isNew = ref !== null && found !== ref;
      ref = found;
      if (isNew) moved();
    } finally {
      asking = null;
    }
  };
  const afterwards = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    again = null;
    asking = begin();
    return asking;
  };
  const refresh = (): Promise<void> => {
    if (asking !== null) return (again ??= afterwards(asking));
    return (asking = begin());
  };
  const look = () => void refresh().catch(() => undefined);
  return {
    known: () => ref,
    refresh,
    keep(every) {
      look();
      const timer = setInterval(look, every).unref();
      return () => clearInterval(timer);
    },
  };
}
