import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { forgetContactMessage, readContactMessage } from './contact-message.ts';
import { NoContact, sendContact } from './send-contact.ts';

const { db } = await testDatabase();
const left: object[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, _job, data) => void left.push(data) } });
const written = {
  name: 'Zoé Ørsted',
  email: 'zoe@example.org',
  subject: 'Une question',
  message: 'Bonjour, comment faire ?',
};
const kept = () => db.selectFrom('contact_messages').selectAll().execute();

beforeEach(async () => {
  left.length = 0;
  await db.deleteFrom('contact_messages').execute();
});

test('a message and its job are saved together or not at all', async () => {
  await sendContact(board, written, 'fr');
  const [row] = await kept();
  expect(row).toMatchObject({ ...written, locale: 'fr' });
  expect(left).toEqual([{ messageId: row?.id }]);
  const dying = { ...board, jobs: { enqueue: () => Promise.reject(new Error('died here')) } };
  await expect(sendContact(dying, written, 'fr')).rejects.toThrow('died here');
  expect(await kept()).toHaveLength(1);
});

test('without an address of the operator no message is accepted', async () => {
  await expect(sendContact({ ...board, contact: null }, written, 'fr')).rejects.toBeInstanceOf(NoContact);
  expect(await kept()).toEqual([]);
});

test.each([
  [{ name: '' }, { name: 'field.required' }],
  [{ email: 'zoe@example.org, paul@example.org' }, { email: 'email.invalid' }],
  [{ subject: ' \n ' }, { subject: 'field.required' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'subject.tooLong' }],
  [{ message: 'Bonjour' }, { message: 'field.check' }],
  [{ message: '' }, { message: 'field.required' }],
  [{ message: 'x'.repeat(4001) }, { message: 'message.tooLong' }],
  [
    { name: undefined, email: {}, subject: null },
    { name: 'field.required', email: 'field.required', subject: 'field.required' },
  ],
])('a message with %j is refused with the name of the field', async (wrong, fields) => {
  await expect(sendContact(board, { ...written, ...wrong }, 'fr')).rejects.toMatchObject({ fields });
});

test('values of mail headers have one line, whatever the visitor typed', async () => {
  const evil = 'Salut\r\nBcc: all@example.org\u2028\0\u202e';
  await sendContact(board, { ...written, name: 'Zoé\r\nØrsted\u202e', subject: evil }, 'en');
  const [row] = await kept();
  expect(row?.subject).toBe('Salut Bcc: all@example.org');
  // Finds line ends and characters that reverse or hide text.
  expect(`${row?.name}${row?.subject}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test('the longest subject, and the shortest and longest message, are accepted', async () => {
  await sendContact(board, { ...written, subject: 'é'.repeat(150), message: 'x'.repeat(10) }, 'fr');
  await sendContact(board, { ...written, message: 'x'.repeat(4000) }, 'en');
  expect((await kept()).map(({ locale }) => locale)).toEqual(['fr', 'en']);
});

test('a message can be read until it is mailed, and is then deleted', async () => {
  await sendContact(board, written, 'en');
  await sendContact(board, { ...written, subject: 'Autre' }, 'fr');
  const [first, second] = (await kept()).map(({ id }) => id);
  expect(await readContactMessage(board, first ?? '')).toEqual({ ...written, locale: 'en' });
  await forgetContactMessage(board, first ?? '');
  await forgetContactMessage(board, first ?? '');
  expect(await readContactMessage(board, first ?? '')).toBeUndefined();
  expect(await readContactMessage(board, second ?? '')).toMatchObject({ subject: 'Autre' });
});
