import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { contentWebhookScope } from './content-webhook-scope.ts';

async function openWebhook() {
  let told = 0;
  const app = fastify();
  const published = async () => void (told += 1);
  await app.register(contentWebhookScope, { secret: 'sixteen characters', published, rateLimits: false });
  onTestFinished(() => app.close());
  const post = async (body: string) => (await app.inject({ method: 'POST', url: '/content-webhook', body })).statusCode;
  return { post, told: () => told };
}

it('a notification with the right secret reaches every process', async () => {
  const { post, told } = await openWebhook();
  expect(await post(JSON.stringify({ type: 'api-update', secret: 'sixteen characters', documents: ['a'] }))).toBe(204);
  expect(told()).toBe(1);
});

it.each([
  ['', 400],
  ['no JSON', 400],
  ['{"type":"api-update"}', 400],
  ['{"secret":null}', 400],
  ['{"secret":"another"}', 401],
  ['{"secret":"sixteen characterx"}', 401],
])('a notification is refused: %s', async (body, status) => {
  const { post, told } = await openWebhook();
  expect([await post(body), told()]).toEqual([status, 0]);
});
