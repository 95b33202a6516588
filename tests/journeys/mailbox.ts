import { expect, type Page } from '@playwright/test';

type Wanted = {
  /** Pattern for the path of the link: '/recruteurs/[\\w.-]+'. */
  readonly path: string;
  /** Text that the list of the mailbox shows for the message, such as its recipient. */
  readonly listed?: string;
  /** Text that the message contains. */
  readonly quoted?: string;
};

/**
 * Waits for a message in the local mailbox.
 * @returns the link in it that matches the pattern
 */
export async function linkInMail(page: Page, origin: string, wanted: Wanted): Promise<string> {
  let found = '';
  await expect.poll(async () => (found = await findLink(page, origin, wanted)), { timeout: 20_000 }).not.toBe('');
  return found;
}

/**
 * Waits for the newest letter to an address in the local mailbox, with this subject if one is given.
 * @returns the six digits of its code
 */
export async function codeInMail(
  { request }: Pick<Page, 'request'>,
  origin: string,
  email: string,
  subject = '',
): Promise<string> {
  let found = '';
  const listed = [email, subject];
  await expect.poll(async () => (found = await findCode(request, origin, listed)), { timeout: 20_000 }).not.toBe('');
  return found;
}

async function findCode(request: Page['request'], origin: string, listed: readonly string[]): Promise<string> {
  const list = await (await request.get(`${origin}/boite-aux-lettres`)).text();
  const item = list.split('<li').find((each) => listed.every((text) => each.includes(text))) ?? '';
  const address = /href="(\/boite-aux-lettres\/[0-9a-f]+)"/.exec(item)?.[1];
  const letter = address ? await (await request.get(origin + address)).text() : '';
  return />(\d{6})</.exec(letter)?.[1] ?? '';
}

async function findLink(page: Page, origin: string, { path, listed = '', quoted = '' }: Wanted): Promise<string> {
  await page.goto(`${origin}/boite-aux-lettres`);
  const messages = await page
    .getByRole('main')
    .locator('ol > li')
    .filter({ hasText: listed })
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 10).map((link) => link.getAttribute('href') ?? ''));
  for (const message of messages) {
    const html = await (await page.request.get(origin + message)).text();
    const link = new RegExp(origin + path).exec(html);
    if (link && html.includes(quoted)) return link[0];
  }
  return '';
}
