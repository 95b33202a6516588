import type { Browser, Page } from '@playwright/test';
import { firstOffer, type Language, newEmail, words } from './candidate.ts';
import type { Product } from '../product.ts';
import { expect, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';
import { pageWithoutScript } from './main-job.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

const said = {
  fr: {
    open: 'Voir la candidature',
    choice: 'Prendre contact',
    review: 'Vérifier avant l’envoi',
    answer: 'Envoyer ma réponse',
    wait: 'Vous pourrez écrire au recruteur dès qu’il aura répondu',
    message: /^Votre message à/,
    send: 'Envoyer le message',
    required: 'Ce champ est obligatoire.',
    sent: 'Votre message est envoyé',
    fromCandidate: 'Message de Camille Exemple',
    fromRecruiter: 'vous a écrit',
    told: /vous a écrit au sujet de votre candidature/,
    reply: 'Répondre',
    delivered: 'Votre réponse est envoyée.',
    deliver: 'Envoyer',
    withdraw: 'Retirer ma candidature',
    confirm: 'Oui, retirer ma candidature',
    closed: 'l’échange est clos',
  },
  en: {
    open: 'View the application',
    choice: 'Get in touch',
    review: 'Review my reply',
    answer: 'Send my reply',
    wait: 'You can write to the recruiter once they have replied',
    message: /^Your message to/,
    send: 'Send the message',
    required: 'This field is required.',
    sent: 'Your message is sent',
    fromCandidate: 'Message from Camille Exemple',
    fromRecruiter: 'has written to you',
    told: /has written to you about your application/,
    reply: 'Reply',
    delivered: 'Your reply is sent.',
    deliver: 'Send',
    withdraw: 'Withdraw my application',
    confirm: 'Yes, withdraw my application',
    closed: 'this conversation is closed',
  },
};

type Journey = {
  readonly candidate: Page;
  readonly recruiter: Page;
  readonly product: Product;
  readonly language: Language;
  readonly scripts: boolean;
};

/** Expects the messages of the exchange on a page, in order. */
async function expectExchange(page: Page, texts: readonly string[]): Promise<void> {
  await expect(page.locator('#echange ol blockquote')).toHaveText([...texts]);
}

/**
 * Expects a page that is not wider than a phone or a wide screen, and is accessible in both colour schemes.
 * Axe needs scripts.
 */
async function expectFit(page: Page, scripts: boolean): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    if (scripts) expect(await violationsOf(page)).toEqual([]);
  }
  if (!scripts) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours')).toEqual([]);
}

/** Applies with a message, and answers as the recruiter. @returns the addresses of the pages of both */
async function applyAndAnswer({ candidate, recruiter, product, language }: Journey, message: string) {
  const [w, s] = [words[language], said[language]];
  await signInNew(candidate, product, { language, complete: true });
  await candidate.goto(`${product.origin}${w.prefix}/offres/recherche`);
  await firstOffer(candidate).click();
  await candidate.getByRole('textbox', { name: w.message }).fill(message);
  await candidate.getByRole('button', { name: w.apply }).click();
  await expect(candidate.getByText(w.sent)).toBeVisible();
  await candidate.goto(`${product.origin}${w.prefix}/espace-personnel/candidatures`);
  await candidate.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(candidate.getByText(s.wait)).toBeVisible();
  const own = candidate.url();
  await recruiter.goto(
    await linkInMail(recruiter, product.origin, { path: `${w.prefix}/recruteurs/[\\w.-]+`, quoted: message }),
  );
  await recruiter.getByRole('button', { name: s.open }).click();
  await recruiter.getByLabel(s.choice).check();
  await recruiter.getByRole('textbox').fill('Parlons-en.');
  await recruiter.getByRole('button', { name: s.review }).click();
  await recruiter.getByRole('button', { name: s.answer }).click();
  await expect(recruiter).toHaveURL(/done=answered/);
  return { own, received: recruiter.url().replace(/[?#].*/, '') };
}

/** Sends a message by the form of a page. A double click and a reload send nothing twice. */
async function write(page: Page, language: Language, text: string): Promise<void> {
  const s = said[language];
  const field = page.getByRole('textbox', { name: s.message });
  await page.getByRole('button', { name: s.send }).click();
  await expect(page.getByText(s.required).last()).toBeVisible();
  await field.fill(text);
  await page.getByRole('button', { name: s.send }).dblclick();
  await expect(page.getByText(s.sent)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
}

/** Answers the letter that quotes a text by mail, in the local mailbox. */
async function replyByMail(
  { recruiter: page, product, language, scripts }: Journey,
  subject: string,
  quoted: string,
  text: string,
) {
  const [w, s] = [words[language], said[language]];
  await page.goto(`${product.origin}${w.prefix}/boite-aux-lettres`);
  const letters = page.getByRole('main').getByRole('listitem').getByRole('link', { name: subject });
  await expect.poll(async () => (await page.reload(), letters.count()), { timeout: 20_000 }).toBeGreaterThan(0);
  await letters.first().click();
  await expect(page.getByText(quoted)).toBeVisible();
  await page.getByRole('link', { name: s.reply, exact: true }).click();
  await page.getByRole('textbox').fill(text);
  await expectFit(page, scripts);
  await page.getByRole('button', { name: s.deliver, exact: true }).click();
  await expect(page.getByText(s.delivered)).toBeVisible();
}

/**
 * Goes through an exchange: the recruiter answers, the candidate replies, the recruiter reads the reply by
 * the link of the letter and writes again, both reply by mail, and the candidate withdraws.
 */
async function exchange(journey: Journey): Promise<void> {
  const { candidate, recruiter, product, language, scripts } = journey;
  const [w, s] = [words[language], said[language]];
  const message = `Disponible ${newEmail()}`;
  const { own, received } = await applyAndAnswer(journey, message);

  await candidate.goto(own);
  await expectExchange(candidate, [message, 'Parlons-en.']);
  await write(candidate, language, 'Mardi me va, <b>merci</b> !');
  await expectFit(candidate, scripts);

  const link = { path: `${w.prefix}/recruteurs/[\\w.-]+`, listed: s.fromCandidate, quoted: 'Mardi me va' };
  await recruiter.goto(await linkInMail(recruiter, product.origin, link));
  await recruiter.getByRole('button', { name: s.open }).click();
  await expectExchange(recruiter, [message, 'Parlons-en.', 'Mardi me va, <b>merci</b> !']);
  await write(recruiter, language, 'À 10 h 30 ?');
  await expectFit(recruiter, scripts);

  await replyByMail(journey, s.fromRecruiter, 'À 10 h 30 ?', 'Oui, par mail.');
  await candidate.goto(`${product.origin}${w.prefix}/notifications`);
  await candidate.getByRole('link', { name: s.told }).click();
  const texts = [message, 'Parlons-en.', 'Mardi me va, <b>merci</b> !', 'À 10 h 30 ?', 'Oui, par mail.'];
  await expectExchange(candidate, texts);
  await replyByMail(journey, s.fromCandidate, 'Oui, par mail.', 'Entendu.');
  for (const [page, address] of [
    [candidate, own],
    [recruiter, received],
  ] as const) {
    await page.goto(address);
    await expectExchange(page, [...texts, 'Entendu.']);
  }

  await candidate.goto(own);
  await candidate.getByRole('link', { name: s.withdraw }).click();
  await candidate.getByRole('button', { name: s.confirm }).click();
  await expect(candidate.getByText(s.closed)).toBeVisible();
  await expect(candidate.getByRole('textbox', { name: s.message })).toHaveCount(0);
  expect((await recruiter.goto(received))?.status()).toBe(410);
  await recruiter.context().close();
}

const visitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('candidate and recruiter write to each other on the site and by mail, in French', async ({
  page,
  browser,
  product,
}) => {
  const recruiter = await visitor(browser);
  await exchange({ candidate: page, recruiter, product, language: 'fr', scripts: true });
});

test('candidate and recruiter write to each other without JavaScript, in English', async ({ browser, product }) => {
  const [candidate, recruiter] = [await pageWithoutScript(browser), await pageWithoutScript(browser)];
  await exchange({ candidate, recruiter, product, language: 'en', scripts: false });
  await candidate.context().close();
});
