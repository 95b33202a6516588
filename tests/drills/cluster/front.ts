import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { type RunningProgram, startProgram } from '../../engines/start-program.ts';

/** Ports of this machine, one for each part. */
export type Ports = {
  readonly varnish: number;
  readonly haproxy: number;
  readonly redis: number;
  readonly web: readonly number[];
};

/** Starts Redis, HAProxy and Varnish in front of the web processes, which need not run yet. */
export async function startFront(folder: string, ports: Ports): Promise<RunningProgram[]> {
  const running: RunningProgram[] = [];
  const redis = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  running.push(
    await startProgram({
      name: 'redis-server',
      program: 'usr/bin/redis-server',
      options: () => redis,
      isReady: () => isOpen(ports.redis),
    }),
  );
  const proxy = join(folder, 'haproxy.cfg');
  await writeFile(proxy, proxyConfiguration(ports));
  running.push(
    await startProgram({
      name: 'haproxy',
      program: 'usr/sbin/haproxy',
      options: () => ['-db', '-f', proxy],
      isReady: () => isOpen(ports.haproxy),
    }),
  );
  const vcl = join(folder, 'default.vcl');
  const recommended = await readFile(join(import.meta.dirname, '../../../deploy/varnish/default.vcl'), 'utf8');
  await writeFile(vcl, recommended.replace('"3000"', `"${ports.haproxy}"`));
  running.push(
    await startProgram({
      name: 'varnish',
      program: 'usr/sbin/varnishd',
      options: (root) => varnishOptions(root, folder, vcl, ports.varnish),
      isReady: () => isOpen(ports.varnish),
    }),
  );
  return running;
}

/**
 * A refused connection leads to the other process at once, before the check finds the dead one. A page whose
 * answer was cut is asked again elsewhere; a form is not, because the process may have taken it.
 */
const proxyConfiguration = ({ haproxy, web }: Ports): string => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 250ms
  timeout client 60s
  timeout server 60s
  option redispatch 1
  retries 4
  retry-on conn-failure empty-response response-timeout
  option httpchk GET /readyz
  timeout check 2s
  default-server check inter 500ms fall 2 rise 1
frontend site
  bind 127.0.0.1:${haproxy}
  http-request disable-l7-retry if !{ method GET HEAD }
  default_backend web
backend web
  balance roundrobin
${web.map((port, at) => `  server web${at} 127.0.0.1:${port}`).join('\n')}
`;

function varnishOptions(root: string, folder: string, vcl: string, port: number): string[] {
  const paths = ['usr/lib/x86_64-linux-gnu/varnish/vmods', 'usr/lib/varnish/vmods'].map((path) => join(root, path));
  const work = ['-n', join(folder, 'varnish'), '-j', 'none', '-s', 'malloc,64m', '-p', `vmod_path=${paths.join(':')}`];
  return ['-F', '-a', `127.0.0.1:${port}`, '-f', vcl, ...work];
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
