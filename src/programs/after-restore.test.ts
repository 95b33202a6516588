import { expect, test } from 'vitest';
import { linesAfterRestore } from './after-restore.ts';

test.each([true, false])(
  'after a restore into another folder each command names that folder (taking over: %s)',
  (takesOver) => {
    const commands = linesAfterRestore({ into: '/srv/copy', takesOver, leavesBucket: false })
      .join('\n')
      .match(/\S* ?npm \w+/g);
    expect(commands).not.toEqual([]);
    for (const command of commands ?? []) expect(command).toMatch(/^DATA_DIR="\/srv\/copy" npm /);
  },
);

test('after a restore into DATA_DIR npm start is enough', () => {
  expect(linesAfterRestore({ into: undefined, takesOver: true, leavesBucket: false })).toEqual([
    'npm start starts the site.',
  ]);
});
