import { connect } from '#database/connection.ts';
import { localFiles } from '#files/local-files.ts';
import { eraseClosed } from '../../retention/closed-accounts.ts';

// A program that erases closed accounts and hangs on purpose: with `rows` before the commit, with `files`
// before it deletes the first file. Usage: `node hanging-erasure.ts <database address> <data folder>
// rows|files`. It prints a line when it hangs.
const [url = '', folder = '', place] = process.argv.slice(2);
const hang = () =>
  new Promise<never>(() => {
    process.stdout.write('on the way\n');
    setInterval(() => undefined, 60_000);
  });
const accounts = {
  tell: async () => ({}),
  termsAcceptedAt: async () => null,
  emailOf: async () => null,
  forget: async () => (place === 'rows' ? hang() : undefined),
};
const files = { ...localFiles(folder), delete: hang };
await eraseClosed({ db: connect(url), accounts, files }, new Date(8.64e15));
