import { doMainJob, pageWithoutScript } from './main-job.ts';
import { test } from './journey.ts';

test.describe.configure({ mode: 'parallel' });

test('a candidate finds an offer, signs up, completes a profile and applies, in French', async ({ page, product }) => {
  await doMainJob({ page, origin: product.origin, language: 'fr', query: 'ingénieurs', expected: /ing[ée]nieur/i });
});

test('a candidate finds an offer, signs up and applies, in English without JavaScript', async ({
  browser,
  product,
}) => {
  const page = await pageWithoutScript(browser);
  await doMainJob({ page, origin: product.origin, language: 'en', query: 'manager', expected: /manager/i });
});
