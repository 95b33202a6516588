import { parseArgs } from 'node:util';
import type { Board } from '#board/board.ts';
import { isRowId } from '#board/row-id.ts';
import { removeWebhook, replayWebhook, testWebhook } from '#board/operators/webhooks/change-webhook.ts';
import { listWebhooks, readWebhook, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';

const help = `Addresses that programs of operators registered, to be told what becomes of offers (POST /api/v1/webhooks).

  npm run webhooks -- list
  npm run webhooks -- test <number>
  npm run webhooks -- replay <number> [--since 2027-01-31T12:00:00Z | --message <webhook-id>]
  npm run webhooks -- delete <number>

The running site sends what is asked for. A test or a replay makes one that was stopped go on.
`;

type Values = { readonly since?: string; readonly message?: string };

/** @returns the exit code */
async function main([command = '', number]: readonly string[], given: Values): Promise<number> {
  const since = given.since === undefined ? undefined : new Date(given.since);
  if (!['list', 'test', 'replay', 'delete'].includes(command)) return refuse('');
  if (since !== undefined && Number.isNaN(since.getTime()))
    return refuse('--since is a moment such as 2027-01-31T12:00:00Z.');
  const { databaseUrl, dataDir } = readConfiguration(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const board = { db, now: () => new Date() };
    if (command === 'list') for (const webhook of await listWebhooks(board)) say(lineOf(webhook));
    else return await change(board, command, { number: Number(number), from: { since, message: given.message } });
    return 0;
  } finally {
    await close();
  }
}

type Change = { readonly number: number; readonly from: Parameters<typeof replayWebhook>[2] };

async function change(board: Pick<Board, 'db' | 'now'>, command: string, { number, from }: Change): Promise<number> {
  const webhook = isRowId(number) ? await readWebhook(board, number) : undefined;
  if (webhook === undefined) return refuse(`There is no webhook ${number}.`);
  if (command === 'test') await testWebhook(board, webhook);
  if (command === 'replay') await replayWebhook(board, webhook, from);
  if (command === 'delete') await removeWebhook(board, webhook);
  return 0;
}

function lineOf({ id, operator, url, sequence, answer, attemptedAt, ...webhook }: Webhook): string {
  const state = webhook.stoppedAt !== null ? 'stopped' : webhook.failingSince !== null ? 'failing' : 'on';
  const last = attemptedAt === null ? 'never tried' : `${attemptedAt.toISOString()} ${answer ?? ''}`;
  return `${id}  ${state.padEnd(7)}  ${operator}  ${url}  message ${sequence}  ${last}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n\n${help}`);
  return 2;
}

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: text, message: text } });
  process.exitCode = await main(positionals, values);
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
