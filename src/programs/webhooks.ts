import { parseArgs } from 'node:util';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { ReplayFrom } from '#board/operators/webhooks/change-webhook.ts';
import { askRemoval, askReplay, askTest, WebhookGone } from '#board/operators/webhooks/manage-webhooks.ts';
import { listWebhooks, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Addresses that programs of operators registered, to be told what becomes of offers (POST /api/v1/webhooks).

  npm run webhooks -- list
  npm run webhooks -- test <number>
  npm run webhooks -- replay <number> [--since 2027-01-31T12:00:00Z | --message <webhook-id>]
  npm run webhooks -- delete <number>

The running site sends the message. A test or a replay starts a stopped webhook again.
`;

const commands = ['list', 'test', 'replay', 'delete'] as const;

type Asked = {
  readonly command: (typeof commands)[number];
  readonly number: number;
  readonly from: ReplayFrom;
};

function read(): Asked | string {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: text, message: text } });
  const command = commands.find((one) => one === positionals[0]);
  if (command === undefined) return positionals[0] === undefined ? '' : `There is no command ${positionals[0]}.`;
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (since !== undefined && Number.isNaN(since.getTime())) return '--since is a moment such as 2027-01-31T12:00:00Z.';
  const number = Number(positionals[1]);
  if (command !== 'list' && !isRowId(number)) return `${command} needs the number of a webhook, as list shows it.`;
  return { command, number, from: { since, message: values.message } };
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const board = { db, now: () => new Date() };
    if (asked.command === 'list') for (const webhook of await listWebhooks(board)) say(lineOf(webhook));
    else await change(board, asked);
    return 0;
  } finally {
    await close();
  }
}

async function change(board: Pick<Board, 'db' | 'now'>, { command, number: id, from }: Asked): Promise<void> {
  const acting = { actor: { kind: 'program', name: 'webhooks' }, id } as const;
  try {
    if (command === 'test') await askTest(board, acting);
    if (command === 'replay') await askReplay(board, acting, from);
    if (command === 'delete') await askRemoval(board, acting);
  } catch (error) {
    if (error instanceof WebhookGone) throw new Misused(`There is no webhook ${id}.`);
    throw error;
  }
}

function lineOf({ id, operator, url, sequence, answer, attemptedAt, ...webhook }: Webhook): string {
  const state = webhook.stoppedAt !== null ? 'stopped' : webhook.failingSince !== null ? 'failing' : 'on';
  const last = attemptedAt === null ? 'never tried' : `${attemptedAt.toISOString()} ${answer ?? ''}`;
  return `${id}  ${state.padEnd(7)}  ${operator}  ${url}  message ${sequence}  ${last}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runProgram({ name: 'webhooks', help, read, run });
