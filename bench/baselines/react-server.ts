import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

// Renders the same tree of elements with React only: without database, router, components or catalogues of
// words.
const document = parseDocument(readFileSync(process.argv[2] ?? '', 'utf8'));
const root = document.children.find(isTag);
if (!root) throw new Error('The page to render is empty');

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(renderToString(toReact(root, 0)));
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});

function toReact(node: ChildNode, key: number): ReactNode {
  if (isText(node)) return node.data;
  if (!(node instanceof Element)) return null;
  const content = node.children.find(isText)?.data ?? '';
  if (node.name === 'script' || node.name === 'style') {
    return createElement(node.name, { key, dangerouslySetInnerHTML: { __html: content } });
  }
  const { style: _style, ...attributes } = node.attribs;
  return createElement(node.name, { key, ...attributes }, ...node.children.map(toReact));
}
