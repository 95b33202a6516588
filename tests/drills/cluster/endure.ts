import type { PatroniCluster } from '../patroni/cluster.ts';
import type { Load } from './load.ts';
import type { Processes } from './processes.ts';
import type { Outage } from './told.ts';

/** What happens: kills of each process, and kills or planned changes of the primary, in turns. */
export type Plan = { readonly kills: number; readonly promotions: number };

type Parts = {
  readonly patroni: PatroniCluster;
  readonly processes: Processes;
  readonly load: Load;
  readonly say: (text: string) => void;
};

/** Lets everything happen, and prints each outage. @returns the outages */
export async function endure(parts: Parts, { kills, promotions }: Plan): Promise<Outage[]> {
  const outages: Outage[] = [];
  const rounds = Math.max(kills, promotions);
  let promoted = 0;
  for (let round = 1; round <= rounds; round += 1) {
    if (round <= kills)
      for (const name of parts.processes.names)
        outages.push(await outage(parts, `${round}/${kills} kill ${name}`, () => parts.processes.killAndStart(name)));
    if (promoted < Math.round((promotions * round) / rounds)) {
      promoted += 1;
      outages.push(await changePrimary(parts, promoted, promotions));
    }
  }
  return outages;
}

/** The primary is killed, or changed by plan; then the old one becomes the standby. */
async function changePrimary(parts: Parts, at: number, promotions: number): Promise<Outage> {
  const { patroni } = parts;
  const { name } = await patroni.healthy();
  const isKilled = at % 2 === 1;
  const measured = await outage(parts, `${at}/${promotions} ${isKilled ? 'kill' : 'change'} ${name}`, async () => {
    await (isKilled ? patroni.kill(name) : patroni.switchOver(name));
    await patroni.successorOf(name);
  });
  if (isKilled) patroni.startNode(name);
  return measured;
}

async function outage({ load, say }: Parts, what: string, happen: () => Promise<void>): Promise<Outage> {
  load.told.mark();
  await happen();
  await load.written();
  const measured = load.told.sinceMark();
  const { reads, writes, failedPages, pause } = measured;
  say(
    `${what.padEnd(20)} reads ${seconds(reads)} (${failedPages} failed, pause ${seconds(pause)})  writes ${seconds(writes)}`,
  );
  return measured;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
