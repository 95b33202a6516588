import { buildIfNeeded } from './build-site.ts';

process.stdout.write(`${await buildIfNeeded()}\n`);
