import { readWebhook, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import {
  askRemoval,
  askReplay,
  askStart,
  askStop,
  askTest,
  WebhookGone,
} from '#board/operators/webhooks/manage-webhooks.ts';
import { MessageNotFound } from '#board/operators/webhooks/webhook-refused.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { parseInput } from '#words/invalid-input.ts';
import { useTranslations } from '#words/use-translations.ts';
import { z } from 'zod';
import { momentFields, momentOf } from '../../frame/moment-fields.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffForm } from '../../request/office-screen.ts';
import { rowNumber } from '../../request/row-number.ts';

/** Number of the webhook that the address names; 0 for a text that is no number. */
export const webhookNumber = (params: StaffRequest['params']): number => rowNumber(params['id']);

type Asked = { readonly board: StaffRequest['parts']['board']; readonly acting: Parameters<typeof askTest>[1] };

/** Does an act and leads back to the webhook, or to the list if it was deleted meanwhile. */
async function done(request: StaffRequest, end: string, work: (asked: Asked) => Promise<void>): Promise<FormEnd> {
  const { parts: given, actor, params, locale } = request;
  const id = webhookNumber(params);
  const list = localized(locale, '/bureau/webhooks');
  try {
    await work({ board: given.board, acting: { actor, id } });
    return { redirectTo: end === 'deleted' ? `${list}?fait=deleted` : `${list}/${id}?fait=${end}` };
  } catch (error) {
    if (error instanceof WebhookGone) return { redirectTo: `${list}?fait=gone` };
    if (error instanceof MessageNotFound) return { redirectTo: `${list}/${id}?fait=messageGone` };
    throw error;
  }
}

/** Forms of the screen of a webhook. */
export const webhookForms = {
  test: {
    act: 'webhook.test',
    send: (request) => done(request, 'tested', ({ board, acting }) => askTest(board, acting)),
  },
  stop: {
    act: 'webhook.stop',
    send: (request) => done(request, 'stopped', ({ board, acting }) => askStop(board, acting)),
  },
  start: {
    act: 'webhook.start',
    send: (request) => done(request, 'started', ({ board, acting }) => askStart(board, acting)),
  },
  replay: {
    act: 'webhook.replay',
    send: (request, form) =>
      done(request, 'replayed', ({ board, acting }) => askReplay(board, acting, replayFrom(form))),
  },
  ask: { act: 'webhook.delete', send: ask },
  delete: {
    act: 'webhook.delete',
    send: (request) => done(request, 'deleted', ({ board, acting }) => askRemoval(board, acting)),
  },
} as const satisfies Readonly<Record<string, StaffForm>>;

/** Reads where a replay begins: at a message, or at a moment in Paris. */
function replayFrom(form: FormData): Parameters<typeof askReplay>[2] {
  const message = typedText(form, 'message');
  if (message !== '') return { message };
  const typed = { date: typedText(form, 'date'), time: typedText(form, 'time') };
  return { since: momentOf(parseInput(z.object(momentFields), typed)) };
}

/** Says what disappears with the webhook. */
async function ask({ parts: { board }, params, locale }: StaffRequest): Promise<FormEnd> {
  const webhook = await readWebhook(board, webhookNumber(params));
  if (webhook === undefined) return { redirectTo: `${localized(locale, '/bureau/webhooks')}?fait=gone` };
  const t = officeWords(locale, 'webhooks');
  return { page: { title: t('deleteTitle'), body: <Confirmation webhook={webhook} /> } };
}

function Confirmation({ webhook: { id, url, operator, sequence } }: { webhook: Webhook }) {
  const t = useTranslations('office.webhooks');
  const locale = useOfficeLocale();
  const { count } = useOfficeFormats();
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('deleteWhat', { operator })}>
        <p>{t('deleteText', { url, messages: count(sequence) })}</p>
      </Notice>
      <OfficeForm name="delete" refused={null} send={t('deleteNow')} variant="danger" />
      <p>
        <a href={localized(locale, `/bureau/webhooks/${id}`)}>{t('dontDelete')}</a>
      </p>
    </div>
  );
}
