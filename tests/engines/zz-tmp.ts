import { startOpenSearch } from '/work/main/tests/engines/opensearch.ts';
const engine = await startOpenSearch({ nodes: Number(process.argv[2] ?? 1), memory: Number(process.argv[3] ?? 512) });
console.log(engine.url);
process.on('SIGTERM', async () => {
  await engine.stop();
  process.exit();
});
setInterval(() => {}, 1000);
