/** The ref of all content that is published now, which is its version. */
export type MasterRef = {
  /** Returns the version; null until the first answer. */
  readonly known: () => string | null;
  /**
   * Reads the version now. Simultaneous calls share one request.
   * @throws ContentUnavailable; the earlier version stays
   */
  readonly refresh: () => Promise<void>;
  /**
   * Reads the version regularly, every so many milliseconds, until it is stopped. Failures are reported by
   * `ask`.
   */
  readonly keep: (every: number) => () => void;
};

type Options = {
  readonly ask: () => Promise<string>;
  /** Called after each publication, when the new version has been read. */
  readonly moved?: () => void;
};

/** Keeps the ref of the published version; cached answers belong to a version. */
export function createMasterRef({ ask, moved = () => {} }: Options): MasterRef {
  let ref: string | null = null;
  let asking: Promise<void> | null = null;
  // Another request, for a publication that was reported during the current request.
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
