import type { WatchedWork } from '#watch.ts';

/** Counts one kind of work that ended; ignores other kinds. */
export type CountWork = (ended: WatchedWork) => void;

/** Seconds that the work took until now. */
export const secondsOf = ({ begun }: WatchedWork): number => (performance.now() - begun) / 1000;
