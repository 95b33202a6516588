import { otherLocale } from '#words/locale.ts';
import type { ServerResponse } from 'node:http';
import { findAccount } from '#identity/provider/accounts/accounts.ts';
import type { InteractionPage, InteractionParts } from '#identity/provider/steps/interaction-step.ts';
import { languageOf } from '#identity/provider/pages/language.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import type { Frame } from '#identity/provider/pages/sheet.tsx';
import { readGenuineForm } from '#identity/provider/steps/read-genuine-form.ts';
import { sendPage } from '#identity/provider/steps/response-headers.ts';
import { sessionOf } from '#identity/provider/steps/browser-session.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import type { EditAnswer, Editing, EditPage } from '#identity/provider/steps/edit-page.ts';
import { editPages } from './edit-pages.ts';
import { linkService } from './link-service.ts';
import { overview } from './overview.ts';

type Asked = InteractionPage & {
  /** Part of the address after the interaction; '' is the overview. */
  readonly page: string;
};

/**
 * Answers the policy in which people change how they sign in. Its interaction continues until they return to
 * the site.
 */
export async function handleProfileEdit(asked: Asked, parts: InteractionParts): Promise<void> {
  const { request, page } = asked;
  const { req, res, provider } = request;
  if (page === 'done')
    return provider.interactionFinished(req, res, { edited: true }, { mergeWithLastSubmission: false });
  const editing = await open(asked, parts);
  if ('says' in editing) return sendPage(res, 400, messagePage(editing.frame, { says: editing.says }));
  if (page === '') return sendPage(res, 200, await overview(editing));
  if (page.startsWith('federation/')) {
    const { policy, url } = request;
    return go(res, await linkService(editing, page, { policy: policy.name, search: url.search }));
  }
  const found = page === 'confirm' ? confirmSignIn(editing.parameters) : editPages.get(page);
  if (!found) return notFound(res, editing);
  if (found.isSensitive && !editing.session.isFresh) return go(res, confirmAddress(editing, page));
  if (req.method !== 'POST') return show(res, await found.show(editing), editing);
  await submit(asked, editing, found);
}

function show(res: ServerResponse, page: string | null, editing: Editing): void {
  if (page === null) return notFound(res, editing);
  sendPage(res, 200, page);
}

function notFound(res: ServerResponse, editing: Editing): void {
  sendPage(res, 404, messagePage(editing.frame, { says: 'notFound', next: overviewOf(editing) }));
}

type NoLonger = { readonly says: 'expired'; readonly frame: Frame };

async function open({ request, interaction, view }: Asked, parts: InteractionParts): Promise<Editing | NoLonger> {
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
    view: { ...view, links: { ...view.links, cancel: to('') }, at: (page) => to(page || 'address') },
    uid: interaction.uid,
    parameters: url.searchParams,
    userAgent: req.headers['user-agent'] ?? null,
    browser: { cookieHeader: req.headers.cookie ?? null, session: session.uid },
    to,
    frame: parts.frame(language, otherLanguage(url, language)),
    address: parts.addressOf(req),
    token: parts.defence.tokenFor(interaction.uid),
  };
}

/** Returns the address of the same page in the other language. The notice above the page is not repeated. */
function otherLanguage({ pathname, searchParams }: URL, language: Frame['language']): string {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete('done');
  parameters.set('lang', otherLocale(language));
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

function answer(res: ServerResponse, answered: EditAnswer, editing: Editing): void {
  if ('page' in answered) {
    if (answered.retryAfterSeconds !== undefined) res.setHeader('Retry-After', answered.retryAfterSeconds);
    return sendPage(res, answered.status ?? 200, answered.page);
  }
  go(res, addressAfter(answered, editing));
}

function addressAfter(answered: Exclude<EditAnswer, { page: string }>, { to }: Editing): string {
  if ('go' in answered) return answered.go;
  if ('done' in answered) return to('', { done: answered.done });
  return to(answered.next, answered.told && { told: answered.told });
}

function go(res: ServerResponse, address: string): void {
  res.writeHead(303, { Location: address, 'Content-Length': '0' }).end();
}

const overviewOf = ({ to }: Editing) => ({ label: 'tryAgain', href: to('') }) as const;
