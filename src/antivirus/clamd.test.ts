import { afterEach, expect, test } from 'vitest';
import { AntivirusUnavailable } from './antivirus.ts';
import { clamd } from './clamd.ts';
import { eicar, fakeClamd } from './testing/fake-clamd.ts';

const servers: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function scanner(answer?: string) {
  const server = await fakeClamd(answer);
  servers.push(server);
  return clamd(server.address);
}

test('a file that contains EICAR anywhere is infected; any other file is clean', async () => {
  const antivirus = await scanner();
  expect(await antivirus.scan(Buffer.from(eicar))).toBe('infected');
  expect(await antivirus.scan(Buffer.concat([Buffer.alloc(2 * 1024 * 1024), Buffer.from(eicar)]))).toBe('infected');
  expect(await antivirus.scan(Buffer.from('a CV'))).toBe('clean');
  expect(await antivirus.scan(Buffer.alloc(0))).toBe('clean');
});

test.each(['INSTREAM size limit exceeded. ERROR\0', '', 'HTTP/1.1 400 Bad Request\r\n\r\n', 'stream: \0'])(
  'the answer %j of clamd is not a verdict',
  async (answer) => {
    await expect((await scanner(answer)).scan(Buffer.from('a CV'))).rejects.toBeInstanceOf(AntivirusUnavailable);
  },
);

test('an unreachable scanner gives no verdict, whether its address is a socket or a network address', async () => {
  const server = await fakeClamd();
  await server.close();
  for (const address of [server.address, '/nowhere/clamd.sock'])
    await expect(clamd(address).scan(Buffer.from('a CV'))).rejects.toBeInstanceOf(AntivirusUnavailable);
});
