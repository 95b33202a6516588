import { createServer } from 'node:http';

// The least work for Node with a body: read it to its end and refuse it.
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(413).end());
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
