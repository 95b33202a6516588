import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpen } from '../../engines/is-open.ts';
import { startRedis } from '../../engines/redis.ts';
import { type RunningProgram, startProgram } from '../../engines/start-program.ts';
import { startVarnish } from '../../engines/varnish.ts';

/** Ports of this machine, one for each part. */
export type FrontPorts = {
  readonly varnish: number;
  readonly haproxy: number;
  readonly redis: number;
  readonly web: readonly number[];
};

/** Starts Redis, HAProxy and Varnish in front of the web processes, which need not run yet. */
export async function startFront(folder: string, ports: FrontPorts): Promise<RunningProgram[]> {
  const running: RunningProgram[] = [];
  running.push(await startRedis(ports.redis));
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
  running.push(await startVarnish({ folder, port: ports.varnish, backend: ports.haproxy }));
  return running;
}

/**
 * A refused connection leads to the other process at once, before the check finds the dead one. A page whose
 * answer was cut is asked again elsewhere; a form is not, because the process may have taken it.
 */
const proxyConfiguration = ({ haproxy, web }: FrontPorts): string => `
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
frontend site
  bind 127.0.0.1:${haproxy}
  http-request disable-l7-retry if !{ method GET HEAD }
  # While no process is ready, as between two primaries, each still shows what it can.
  use_backend unready if { nbsrv(ready) eq 0 }
  default_backend ready
backend ready
  balance roundrobin
  option httpchk GET /readyz
  timeout check 2s
  default-server check inter 500ms fall 2 rise 1
${servers(web)}
backend unready
  balance roundrobin
${servers(web)}
`;

const servers = (ports: readonly number[]): string =>
  ports.map((port, at) => `  server web${at} 127.0.0.1:${port}`).join('\n');
