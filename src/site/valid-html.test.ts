import { HtmlValidate } from 'html-validate';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { answeredApplication } from '#board/applications/exchange/testing/answered-application.ts';
import { recruiterLink } from '#board/applications/recruiter/recruiter-link.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { visitor } from '#board/context/viewer.ts';
import { openSite, partsOf } from './testing/ask-site.ts';
import { walkSite } from './testing/walk.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const types = ['page', 'news', 'notification'] as const;
const content = fixtureContent(types.map((type) => fixtureDocument({ type, uid: 'x', data: { title: 'X' } })));
const ask = await openSite(board, { content });
const viewer = await insertCandidate(board, { complete: true });
const application = await answeredApplication(board, { viewer });
const received = recruiterLink(partsOf(board).linkSecret, application.id, noon).path;
const found = {
  '/espace-personnel/candidatures/:id': `/espace-personnel/candidatures/${application.id}`,
  '/recruteurs/:token/candidature': `${received}/candidature`,
  '/offres/:id': `/offres/${await insertOffer(db)}`,
  '/entreprises/:id': `/entreprises/${await insertCompany(db)}`,
};
const pages = walkSite(found).filter(({ isPage }) => isPage);
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

// Values of `rel` that pages may use: those of HTML, 4.6.7, and those in the microformats wiki that the site
// uses.
const links = new Set(
  'alternate author canonical dns-prefetch help icon license manifest modulepreload next pingback preconnect prefetch preload privacy-policy search stylesheet terms-of-service apple-touch-icon prev'.split(
    ' ',
  ),
);
const mimeType = /^[\w.+-]+\/[\w.+-]+$/;
const isRun = (type: string | undefined): boolean =>
  type === undefined || ['', 'module', 'importmap', 'speculationrules'].includes(type);

type Attributes = Readonly<Record<string, string>>;

function elementsOf(html: string): [string, Attributes][] {
  const all: [string, Attributes][] = [];
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if ('attribs' in node) all.push([node.name, node.attribs]);
      if ('children' in node) visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  return all;
}

/** HTML, 4.12.1: a data block has a MIME type, and neither `src` nor `async`, `defer`, `nomodule`. */
function faultOf([name, attributes]: [string, Attributes]): string | null {
  const { rel, type } = attributes;
  if (name === 'link') return rel?.split(/\s+/).every((one) => links.has(one)) ? null : `link rel="${rel}"`;
  if (name !== 'script' || isRun(type)) return null;
  const isData = mimeType.test(type ?? '') && !['src', 'async', 'defer', 'nomodule'].some((key) => key in attributes);
  return isData ? null : `script ${JSON.stringify(attributes)}`;
}

test.each(pages)('$pattern is valid HTML, for visitors and for candidates', async ({ addresses: [address = ''] }) => {
  for (const one of [visitor, viewer]) {
    const answer = await ask(address, { viewer: one });
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    const html = await answer.text();
    const { results } = await validator.validateString(html);
    const told = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(told).toEqual([]);
    expect(elementsOf(html).flatMap((element) => faultOf(element) ?? [])).toEqual([]);
  }
});
