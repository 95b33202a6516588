import { expect, test } from 'vitest';
import { readAskedStaff } from './asked-staff.ts';

test.each([
  ['no command', [], ''],
  ['an unknown command', ['sing'], 'There is no command sing.'],
  ['no address', ['add'], 'add needs the e-mail address of the person.'],
  ['an address to list', ['list', 'a@b.fr'], 'list takes no address.'],
  ['two addresses', ['link', 'a@b.fr', 'c@d.fr'], 'There is one address, not a@b.fr and c@d.fr.'],
  ['no name', ['add', 'a@b.fr', '--role', 'reader'], 'Name the person: --name.'],
  ['no role', ['add', 'a@b.fr', '--name', 'A'], expect.stringContaining('--role is one of reader, editor')],
  ['an unknown role', ['role', 'a@b.fr', '--role', 'owner'], expect.stringContaining('--role is one of')],
  [
    'a known and an unknown role',
    ['role', 'a@b.fr', '--role', 'reader', '--role', 'x'],
    expect.stringContaining('--role'),
  ],
  ['no reason', ['remove', 'a@b.fr', '--reason', ' '], expect.stringContaining('--reason')],
])('a command with %s is refused', (_what, words, reason) => {
  expect(readAskedStaff(words)).toEqual(reason);
});

test('a role that is named twice counts once', () => {
  expect(readAskedStaff(['role', 'a@b.fr', '--role', 'reader', '--role', 'reader'])).toEqual({
    command: 'role',
    email: 'a@b.fr',
    roles: ['reader'],
  });
});
