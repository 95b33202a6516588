import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

// The least that Node can do for a page: it serves one body from memory. The headers are given as JSON;
// without them it sends only type, encoding and length.
const body = readFileSync(process.argv[2] ?? '');
const needed = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length };
const headers: OutgoingHttpHeaders = process.argv[3] ? JSON.parse(process.argv[3]) : needed;
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
