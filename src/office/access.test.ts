import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { localized, locales } from '#words/locale.ts';
import { officeScreens } from './office-screens.ts';
import type { OfficeScreen } from './request/office-screen.ts';
import { openOffice } from './testing/ask-office.ts';

const { db } = await testDatabase();
const jobs = await testJobs(db, []);
const { enterAs, ask } = openOffice({ db, jobs });

const letters = { reader: 'r', editor: 'e', reviewer: 'w', operator: 'o', administrator: 'a' } as const;
const sessions = [
  { letter: 'v' },
  { letter: letters.reader, ...(await enterAs('reader')) },
  { letter: letters.editor, ...(await enterAs('editor')) },
  { letter: letters.reviewer, ...(await enterAs('reviewer')) },
  { letter: letters.operator, ...(await enterAs('operator')) },
  { letter: letters.administrator, ...(await enterAs('administrator')) },
] as const;

const lines = readFileSync(join(import.meta.dirname, 'testing/access.txt'), 'utf8').split('\n');
const table = lines
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [what = '', ...allowed] = line.trim().split(/\s+/);
    const [, address = '', form] =
      /^(.*?)(?::(\w+))?$/.exec(what.replace('/:token', '/TOKEN').replace('/:id', '/ID')) ?? [];
    return { address: address.replace('/TOKEN', '/:token').replace('/ID', '/:id'), form, allowed };
  });

test('the table names every address and every form of the office, and nothing else', () => {
  const screens = Object.entries<OfficeScreen>(officeScreens).flatMap(([address, { forms }]) => [
    address,
    ...Object.keys(forms).map((form) => `${address}:${form}`),
  ]);
  const named = table.map(({ address, form }) => (form === undefined ? address : `${address}:${form}`));
  expect(named.toSorted()).toEqual(screens.toSorted());
});

/** Tells if an answer lets the person in: neither the sign-in nor a refusal. */
const letsIn = (answer: Response): boolean =>
  ![401, 403].includes(answer.status) &&
  !(answer.headers.get('location') ?? '').includes('/bureau/connexion?vers=') &&
  !(answer.headers.get('location') ?? '').includes('etat=finie');

describe.each(locales)('in %s', (locale) => {
  test.each(table)('$address $form lets in exactly $allowed', async ({ address, form, allowed }) => {
    const path = localized(locale, address.replace(':token', 'x').replace(':id', crypto.randomUUID()));
    const entered: string[] = [];
    for (const { letter, ...member } of sessions) {
      const session = 'session' in member ? { session: member.session } : {};
      // A sign-out would end the session of the later rows.
      if (form === 'leave') entered.push(letter);
      else if (letsIn(await ask(path, { ...session, ...(form !== undefined && { form: [['do', form]] }) })))
        entered.push(letter);
    }
    expect(entered).toEqual(allowed);
  });
});
