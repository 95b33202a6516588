import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidAddress } from './mailer.ts';
import type { Mailer, Message } from './mailer.ts';

/** A mailer, and a function that returns the messages received. */
type MailerUnderTest = { readonly mailer: Mailer; readonly received: () => Promise<Message[]> };

const message: Message = {
  to: 'recruteuse@example.org',
  replyTo: { name: 'Zoé Ørsted', address: 'zoe@example.org' },
  subject: 'Candidature : Ingénieur·e à São Paulo (VIE123)',
  html: '<p>Bonjour&nbsp;!</p>',
  text: 'Bonjour !',
  attachments: [{ fileName: 'CV d’été.pdf', mediaType: 'application/pdf', bytes: Buffer.from([0, 255, 13, 10, 37]) }],
  unsubscribe: `https://board.example/alertes/fin/1.all.${'x'.repeat(80)}`,
  messageId: 'one.recruiter@example.org',
};

/** Rules that every adapter of the mail port must meet. */
export function mailerContract(adapter: string, open: Open): void {
  describe(`mail through ${adapter}`, () => {
    delivers(open);
    keepsHeadersClean(open);
    refusesWrongAddresses(open);
  });
}

type Open = () => Promise<MailerUnderTest>;

function delivers(open: Open): void {
  test('a message arrives with its text, its reply address and its files, accents and bytes intact', async () => {
    const { mailer, received } = await open();
    await mailer.send(message);
    const [arrived, ...others] = await received();
    expect(others).toEqual([]);
    expect(arrived).toMatchObject({
      ...message,
      attachments: [{ fileName: 'CV d’été.pdf', mediaType: 'application/pdf' }],
    });
    expect(Buffer.from(arrived?.attachments[0]?.bytes ?? [])).toEqual(Buffer.from([0, 255, 13, 10, 37]));
  });
}

function keepsHeadersClean(open: Open): void {
  test('typed text cannot add a header or a recipient', async () => {
    const { mailer, received } = await open();
    const evil = 'Hello\r\nBcc: victim@example.org\r\n\r\n<b>body</b>';
    await mailer.send({ ...message, subject: evil, replyTo: { name: evil, address: 'zoe@example.org' } });
    const [arrived] = await received();
    expect(arrived).toMatchObject({
      to: 'recruteuse@example.org',
      subject: 'Hello Bcc: victim@example.org <b>body</b>',
      text: 'Bonjour !',
    });
    expect(arrived?.replyTo).toEqual({
      name: 'Hello Bcc: victim@example.org <b>body</b>',
      address: 'zoe@example.org',
    });
  });

  test('any text as a subject or a name is one line, and the recipient stays the only one', async () => {
    const { mailer, received } = await open();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.uuid(), async (text, id) => {
        await mailer.send({
          ...message,
          subject: `a ${text} z`,
          replyTo: { name: text, address: 'zoe@example.org' },
          messageId: `${id}@example.org`,
        });
        const arrived = (await received()).find(({ messageId }) => messageId === `${id}@example.org`);
        expect(arrived).toMatchObject({
          to: message.to,
          text: message.text,
          replyTo: { address: 'zoe@example.org' },
        });
        expect(arrived?.subject).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: 25 },
    );
  });
}

function refusesWrongAddresses(open: Open): void {
  test.each([
    'a@b.example, c@d.example',
    'Name <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    'a b@c.example',
    '',
    '@',
    'a',
  ])('%j is not an address to send to or to answer to', async (address) => {
    const { mailer, received } = await open();
    await expect(mailer.send({ ...message, to: address })).rejects.toBeInstanceOf(InvalidAddress);
    await expect(mailer.send({ ...message, replyTo: { name: '', address } })).rejects.toBeInstanceOf(InvalidAddress);
    expect(await received()).toEqual([]);
  });
}
