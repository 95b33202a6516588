import type { ServerResponse } from 'node:http';
import type { Interaction } from 'oidc-provider';
import { findAccount } from '../accounts.ts';
import type { InteractionParts, InteractionRequest } from '../interaction-step.ts';
import { languageOf } from '../pages/language.ts';
import { messagePage } from '../pages/message-page.tsx';
import type { Frame } from '../pages/sheet.tsx';
import { readGenuineForm } from '../read-genuine-form.ts';
import { sendPage } from '../response-headers.ts';
import { sessionOf } from './browser-session.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import type { Answer, Editing, EditPage } from './edit-page.ts';
import { editPages } from './edit-pages.ts';
import { overview } from './overview.ts';

type Asked = {
  readonly request: InteractionRequest;
  readonly interaction: Interaction;
  /** What follows the interaction in the address: '' is the overview. */
  readonly page: string;
};

/** Answers the policy by which people change how they sign in; one page after another, until they go back. */
export async function handleProfileEdit(asked: Asked, parts: InteractionParts): Promise<void> {
  const { request, page } = asked;
  const { req, res, provider } = request;
  if (page === 'done')
    return provider.interactionFinished(req, res, { edited: true }, { mergeWithLastSubmission: false });
  const editing = await open(asked, parts);
  if ('says' in editing) return sendPage(res, 400, messagePage(editing.frame, { says: editing.says }));
  if (page === '') return sendPage(res, 200, overview(editing, request.url.searchParams.get('done')));
  const found = page === 'confirm' ? confirmSignIn(request.url.searchParams.get('for')) : editPages.get(page);
  if (!found) return sendPage(res, 404, messagePage(editing.frame, { says: 'notFound', next: overviewOf(editing) }));
  if (found.isSensitive && !editing.session.isFresh) return go(res, editing.to('confirm', { for: page }));
  if (req.method !== 'POST') return sendPage(res, 200, await found.show(editing));
  await submit(asked, editing, found);
}

type NoLonger = { readonly says: 'expired'; readonly frame: Frame };

async function open({ request, interaction }: Asked, parts: InteractionParts): Promise<Editing | NoLonger> {
  const { req, url, policy, provider } = request;
  const language = languageOf({
    chosen: url.searchParams.get('lang'),
    uiLocales: interaction.params.ui_locales,
    acceptLanguage: req.headers['accept-language'],
  });
  const session = await sessionOf(provider, interaction);
  const account = session && (await findAccount(parts.db, session.oid));
  if (!account) return { says: 'expired', frame: parts.frame(language) };
  const base = `${parts.mountPath}/${policy.name}/interaction/${interaction.uid}`;
  const to: Editing['to'] = (page, parameters) =>
    `${base}${page && `/${page}`}?${new URLSearchParams({ ...parameters, lang: language })}`;
  return {
    parts,
    account,
    session,
    browser: { cookieHeader: req.headers.cookie ?? null, session: session.uid },
    to,
    frame: parts.frame(language, otherLanguage(url, language)),
    address: parts.addressOf(req),
    token: parts.defence.tokenFor(interaction.uid),
  };
}

/** The same page, without what was told above it. */
function otherLanguage({ pathname, searchParams }: URL, language: Frame['language']): string {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete('done');
  parameters.set('lang', language === 'fr' ? 'en' : 'fr');
  return `${pathname}?${parameters}`;
}

async function submit({ request, interaction }: Asked, editing: Editing, page: EditPage): Promise<void> {
  const { req, res } = request;
  const fields = await readGenuineForm(req, interaction.uid, editing.parts.defence);
  if (!fields) {
    return sendPage(res, 403, messagePage(editing.frame, { says: 'refused', next: overviewOf(editing) }));
  }
  answer(res, await page.submit(fields, editing), editing);
}

function answer(res: ServerResponse, answered: Answer, editing: Editing): void {
  if ('page' in answered) return sendPage(res, answered.status, answered.page);
  go(res, 'go' in answered ? answered.go : editing.to('', { done: answered.done }));
}

function go(res: ServerResponse, address: string): void {
  res.writeHead(303, { Location: address, 'Content-Length': '0' }).end();
}

const overviewOf = ({ to }: Editing) => ({ label: 'tryAgain', href: to('') }) as const;
