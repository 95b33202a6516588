import { useEffect, useState } from 'react';

/** What a dialog of the shell was last opened with, and the how manieth time: each opens it anew. */
type Opened<Detail> = { readonly detail: Detail; readonly time: number };

/** Null until the event comes. */
export function useDialogEvent<Name extends 'mvi:login' | 'mvi:error'>(
  name: Name,
): Opened<WindowEventMap[Name]['detail']> | null {
  const [opened, setOpened] = useState<Opened<WindowEventMap[Name]['detail']> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const open = ({ detail }: WindowEventMap[Name]) => setOpened((last) => ({ detail, time: (last?.time ?? 0) + 1 }));
    window.addEventListener(name, open, { signal: stop.signal });
    return () => stop.abort();
  }, [name]);
  return opened;
}
