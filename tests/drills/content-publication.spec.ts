import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Repository } from '../../src/content/repository/repository.ts';
import type { VersionName } from '../../src/content/repository/write/versions.ts';
import { livePostmaster } from '../../src/database/embedded/postmaster-file.ts';
import { openDatabase } from '../../src/database/open.ts';
import { asEditor } from '../journeys/editor.ts';
import { freshFolder, type Product, startProduct } from '../product.ts';

const pages = [
  { lang: 'fr', uid: 'coupure', at: '/coupure' },
  { lang: 'en', uid: 'power-cut', at: '/en/power-cut' },
] as const;
const scheduled = Array.from({ length: 10 }, (_, index) => `scheduled-${index}`);
const scheduler = 'job:content:schedule';
const actor = { kind: 'program', name: 'drill' } as const;

test('a power cut during publications loses no confirmed publication and leaves none incomplete, and scheduled documents are published once', async () => {
  const dataDir = await freshFolder();
  const environment = { DEMO_OFFERS: '0' };
  const first = await startProduct({ dataDir, environment });
  const confirmed = await publishUntilCut(first);
  const second = await startProduct({ dataDir, environment, port: Number(new URL(first.origin).port) });
  try {
    const [kept = 0, ...others] = await numbersServed(second);
    expect([confirmed, confirmed + 1]).toContain(kept);
    expect(others).toEqual(others.map(() => kept));
    await expect.poll(() => scheduledPublications(dataDir), { timeout: 30_000 }).toBe(scheduled.length);
    for (const uid of scheduled) expect((await fetch(`${second.origin}/${uid}`)).status, uid).toBe(200);
    await asEditor(second, (repository) => publishBoth(repository, kept + 1));
    await expect.poll(() => numbersServed(second)).toEqual([kept, ...others].map((number) => number + 1));
  } finally {
    expect(await second.stop(), second.output()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
});

/**
 * Publishes page after page while the product also publishes scheduled documents, until the product and its
 * database are killed.
 * @returns the number of the last publication that was confirmed
 */
async function publishUntilCut(product: Product): Promise<number> {
  let confirmed = 0;
  let cut = Promise.resolve();
  const editing = asEditor(product, async (repository) => {
    for (const uid of scheduled) await scheduleNow(repository, uid);
    for (let number = 1; ; number += 1) {
      await publishBoth(repository, number);
      confirmed = number;
      if (number === 2) void repository.publishDue().catch(() => undefined);
      if (number === 6) cut = cutPower(product);
    }
  });
  await expect(editing).rejects.toThrow();
  await cut;
  expect(confirmed).toBeGreaterThan(5);
  return confirmed;
}

/**
 * Simulates a power cut: neither the product nor PostgreSQL can finish anything. SIGQUIT is PostgreSQL's
 * immediate shutdown, as after a crash.
 */
async function cutPower(product: Product): Promise<void> {
  const killed = product.kill();
  const postmaster = await livePostmaster(join(product.dataDir, 'postgres'));
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  await killed;
}

/** Publishes a page in both languages at once, so that readers of both languages must see the same number. */
async function publishBoth(repository: Repository, number: number): Promise<void> {
  const saved: VersionName[] = [];
  for (const { lang, uid } of pages)
    saved.push(await savePage(repository, { key: 'power-cut', lang, uid, title: `Publication ${number}` }));
  await repository.publish(saved, { actor });
}

async function scheduleNow(repository: Repository, uid: string): Promise<void> {
  const saved = await savePage(repository, { key: uid, lang: 'fr', uid, title: uid });
  await repository.schedule({ ...saved, act: 'publish', at: new Date() }, { actor });
}

type Written = { readonly key: string; readonly lang: 'fr' | 'en'; readonly uid: string; readonly title: string };

async function savePage(repository: Repository, { key, lang, uid, title }: Written): Promise<VersionName> {
  const content = { uid, tags: [], data: { title, description: null, image: {}, body: [] } };
  return repository.saveDraft({ type: 'page', key, lang, content, actor });
}

/**
 * Returns the publication number that each interface shows in each language. The interfaces are the page, the
 * content API and the content cache API.
 */
async function numbersServed({ origin }: Product): Promise<readonly number[]> {
  const root = await (await fetch(`${origin}/content/api/v2`)).text();
  const [, ref = ''] = /"ref":"(\w+)"/.exec(root) ?? [];
  const addresses = pages.flatMap(({ lang, uid, at }) => [
    at,
    `/content/api/v2/documents/search?${new URLSearchParams({ ref, lang, q: `[[at(my.page.uid,"${uid}")]]` })}`,
    `/api/content/GetByUID?${new URLSearchParams({ predicate: 'page', uid, options: JSON.stringify({ lang }) })}`,
  ]);
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(origin + address)).text()));
  return answers.map((answer) => Number(/Publication (\d+)/.exec(answer)?.[1]));
}

async function scheduledPublications(dataDir: string): Promise<number> {
  const { db, close } = await openDatabase({ dataDir });
  const made = db.selectFrom('content.publications').select('id').where('published_by', '=', scheduler);
  return (await made.execute().finally(close)).length;
}
