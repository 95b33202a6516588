import { createServer } from 'node:http';

// The least that Node can do with a posted body: it reads the body to its end and refuses it.
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(413).end());
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
