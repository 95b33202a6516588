import { once } from 'node:events';
import { connect } from 'node:net';

/** True if a program listens at a port of this machine. @throws if none does */
export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
