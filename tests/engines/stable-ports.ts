import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports of outgoing connections, one of which may be taken while its server restarts.
const [first, count] = [20_000, 12_000];

/** Returns free ports of this machine for servers that start again at the same port. */
export async function stablePorts(wanted: number): Promise<number[]> {
  const ports: number[] = [];
  let port = first + Math.floor(Math.random() * count);
  for (let tries = 0; ports.length < wanted && tries < 1000; tries += 1) {
    if (await isFree(port)) ports.push(port);
    port = first + ((port - first + 1) % count);
  }
  if (ports.length < wanted) throw new Error('no free ports');
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
