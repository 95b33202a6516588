import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { idOf, publishSamples, testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { localized, locales } from '#words/locale.ts';
import { officeScreens } from './office-screens.ts';
import { openOffice } from './testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const jobs = await testJobs(db, []);
const { enterAs, ask } = openOffice({ db, jobs }, { repository });
const { session, id } = await enterAs('administrator');
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const addresses = Object.keys(officeScreens).map((address) =>
  address
    .replace('contenus/:id', `contenus/${idOf('testimonial', 'claire')}`)
    .replace(':id', id)
    .replace(':token', 'x'),
);
const asked = locales.flatMap((locale) => addresses.map((address) => localized(locale, address)));

test.each(asked)('%s is valid HTML', async (address) => {
  const answer = await ask(address, { session });
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
