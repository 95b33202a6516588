/** The version of all content that is published at present. */
export type MasterRef = {
  /** As far as it is known; null before the first answer. */
  readonly known: () => string | null;
  /** Asks for it now; many at once ask once. @throws ContentAway, with what was known kept */
  readonly refresh: () => Promise<void>;
  /** Asks now and again after some milliseconds, until it is stopped; failures are for `ask` to tell. */
  readonly keep: (every: number) => () => void;
};

type Options = {
  readonly ask: () => Promise<string>;
  /** Hears of each publication, once it is known here. */
  readonly moved?: () => void;
};

/** Keeps the ref that cached answers belong to. */
export function createMasterRef({ ask, moved = () => {} }: Options): MasterRef {
  let ref: string | null = null;
  let asking: Promise<void> | null = null;
  // Who hears of a publication while an older question is under way has to ask once more.
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
