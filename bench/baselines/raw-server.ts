import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least that Node can do: the same bytes, from memory, with the same headers that matter.
const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  response.end(body);
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
