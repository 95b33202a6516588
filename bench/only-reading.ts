import type { Board } from '../src/board/board.ts';

/** What a board is given that is only read: no file and no job of it may be touched. */
export const onlyReading: Pick<Board, 'files' | 'jobs'> = {
  files: {
    put: refuse,
    get: refuse,
    delete: refuse,
    setAside: refuse,
    takeBack: refuse,
    asideBefore: refuse,
    storedBefore: refuse,
  },
  jobs: { enqueue: refuse },
};

function refuse(): never {
  throw new Error('This bench needs neither files nor jobs');
}
