import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

// A site reduced to its database. It prints each step, then `ready <url>`, and stops the server at SIGTERM.
// Tests kill it, and Ctrl-C ends it too.
const [dataDir = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedServer({ dataDir, report: (step) => console.log(step) });
  console.log(`ready ${server.url}`);
  const stayAlive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(stayAlive);
    void server.stop();
  });
} catch (error) {
  console.log(`failed ${String(error)}`);
  process.exitCode = 1;
}
