import { isOpen } from './is-open.ts';
import { type RunningProgram, startProgram } from './start-program.ts';

/** Starts a Redis that stores nothing on disk. @throws EngineMissing */
export function startRedis(port: number): Promise<RunningProgram> {
  return startProgram({
    name: 'redis-server',
    program: 'usr/bin/redis-server',
    options: () => ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    isReady: () => isOpen(port),
  });
}
