import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { createAccountMail } from '#identity/provider/accounts/account-mail.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Job } from '#jobs/define-job.ts';
import type { Message } from '#mail/mailer.ts';
import { accountCodeLetter } from './account-code.tsx';
import { accountExistsLetter } from './account-exists.tsx';
import { emailChangedLetter } from './email-changed.tsx';
import { passwordChangedLetter } from './password-changed.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';
import { signInMethodsChangedLetter } from './sign-in-methods-changed.tsx';

const { db } = await testDatabase();
const board = testBoard(db);
const left: { name: string; data: { sealed: string } }[] = [];
const jobs = {
  enqueue: async <Data extends object>(_db: unknown, { name }: Job<Data>, data: Data) =>
    void left.push({ name, data: { sealed: 'sealed' in data ? String(data.sealed) : '' } }),
};
const mail = createAccountMail(jobs, accountSeal);
const sent: Message[] = [];
const post = {
  mailer: { send: async (message: Message) => void sent.push(message) },
  signingSecret: '',
  accountSeal,
  publicUrl: new URL('https://mvi.example/'),
};
const letters = [
  accountCodeLetter,
  accountExistsLetter,
  passwordChangedLetter,
  emailChangedLetter,
  signInMethodsChangedLetter,
];

async function deliver(): Promise<Message[]> {
  for (const { name, data } of left) {
    const letter = letters.find(({ job }) => job.name === name);
    await letter?.send(board, post, data);
  }
  return sent;
}

beforeEach(() => {
  left.length = 0;
  sent.length = 0;
});

const ana = { to: 'ana@exemple.fr', locale: 'fr' } as const;
const code = { ...ana, purpose: 'signUp', code: '428193', expiresAt: new Date(noon.getTime() + minute) } as const;

test('a code is stored encrypted, and the letter shows it as plain text and in HTML', async () => {
  await mail.code(db, code);
  expect(JSON.stringify(left)).not.toMatch(/428193|exemple/);
  const [letter] = await deliver();
  expect(letter?.to).toBe(ana.to);
  expect(letter?.text).toContain('428193');
  expect(letter?.html).toContain('>428193<');
});

test('a letter is not sent if its code has expired or its address has no account', async () => {
  await mail.code(db, { ...code, expiresAt: noon });
  await mail.code(db, { ...code, code: null });
  expect(await deliver()).toEqual([]);
});

test('a letter that was encrypted with another secret is dropped', async () => {
  left.push({
    name: accountExistsLetter.job.name,
    data: { sealed: Buffer.from('x'.repeat(60)).toString('base64url') },
  });
  expect(await deliver()).toEqual([]);
});

test('the letter about a second sign-up links to sign-in and to a new password, in the reader’s language', async () => {
  await mail.accountExists(db, { ...ana, locale: 'en' });
  const [letter] = await deliver();
  expect(letter?.text).toContain('https://mvi.example/en/connexion');
  expect(letter?.text).toContain('https://mvi.example/en/mot-de-passe');
});

test('a changed password and a changed address are each reported in one letter', async () => {
  await mail.passwordChanged(db, ana);
  await mail.emailChanged(db, ana);
  await deliver();
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => ana.to));
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

test('an added or removed sign-in method is reported with its name', async () => {
  const name = '<b>Clé {1}</b>';
  for (const change of ['passkeyAdded', 'passkeyRemoved', 'serviceLinked', 'serviceRemoved'] as const)
    await mail.signInMethodsChanged(db, { ...ana, change, name });
  expect(JSON.stringify(left)).not.toContain('Clé');
  for (const letter of await deliver()) {
    expect(letter.text).toContain(name);
    expect(letter.html).toContain('&lt;b&gt;Clé {1}&lt;/b&gt;');
    expect(letter.text).toContain('https://mvi.example/espace-personnel/connexion');
  }
  expect(new Set(sent.map(({ text }) => text)).size).toBe(4);
});
