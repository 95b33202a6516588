import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { identityScope } from '#server/scopes/identity-scope.ts';
import { visitorNetwork } from '#server/http/visitor-network.ts';

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  void response.end(visitorNetwork(request));

/** Returns the network that the provider sees if there are `proxies` of our own proxies before the site. */
async function seenBehind(proxies: number, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: (_address: string, hop: number) => hop < proxies });
  await app.register(identityScope, {
    prefix: '/idp',
    configuration: readConfiguration({}),
    provider: { handle, refuseOften: handle },
  });
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/idp/b2c_1a_signin', headers, remoteAddress: '::ffff:198.51.100.9' })).body;
}

test('the limits in the database count all addresses of a household as one network', async () => {
  const [one, other] = [await seenBehind(1, '2001:db8:1:1::1'), await seenBehind(1, '2001:db8:1:1:ffff::2')];
  expect(other).toBe(one);
  expect(await seenBehind(1, '2001:db8:1:2::1')).not.toBe(one);
});

test.each([
  [0, '192.0.2.1', '198.51.100.9'],
  [1, '192.0.2.1, 192.0.2.2', '192.0.2.2'],
  [2, '192.0.2.1, 192.0.2.2', '192.0.2.1'],
  [3, '192.0.2.1, 192.0.2.2', '192.0.2.1'],
])(
  'behind %i proxies, a request with the header «%s» comes from the network %s',
  async (proxies, forwarded, network) => {
    expect(await seenBehind(proxies, forwarded)).toBe(network);
  },
);
