import { openCounts } from '../open-counts.ts';

// A process that counts requests of one network: `node counting-process.ts <store> <database> <requests>
// <max>`. It prints a line when it is ready, starts at the first byte of its input, and prints how many were
// allowed.
const [url = '', databaseUrl = '', requests = '0', max = '0'] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const counts = await openCounts({ url, databaseUrl, key: Buffer.alloc(32, 1), log });
const count = () => counts.count({ scope: '', name: 'of processes', max: Number(max) }, '192.0.2.1');
await counts.count({ scope: '', name: 'warm', max: 1 }, '192.0.2.2');
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const counted = await Promise.all(Array.from({ length: Number(requests) }, count));
process.stdout.write(`${counted.filter((one) => one?.isExceeded === false).length}\n`);
await counts.stop();
process.exit();
