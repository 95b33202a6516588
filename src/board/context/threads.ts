import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** A thread did not answer in time, or ended without an answer. */
export class Unanswered extends Error {
  readonly code = 'threads.unanswered';
}

type Options = {
  /**
   * Source file, by its import name. It answers each message with one message. Node runs the file directly.
   */
  readonly file: `#${string}`;
  readonly count: number;
  readonly milliseconds: number;
};

/**
 * Memory limit of a thread in MB, enough for files that unpack to megabytes. A thread that needs more is
 * ended; the process continues.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Threads for work on files from strangers. They start with the first task, and do not keep the process
 * alive.
 */
export class Threads {
  readonly #idle = new Set<Worker>();
  readonly #turn: ReturnType<typeof pLimit>;
  readonly #file: string;
  readonly #milliseconds: number;

  constructor({ file, count, milliseconds }: Options) {
    // Finds the sources by package.json, because the build of the site is in another folder than the
    // sources.
    this.#file = createRequire(import.meta.url).resolve(file);
    this.#turn = pLimit(count);
    this.#milliseconds = milliseconds;
  }

  /**
   * Returns the answer of a thread to a task. The time limit starts once a thread is free.
   * @throws Unanswered
   */
  run(task: unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    void this.#turn(async () => {
      const worker = this.#take();
      try {
        resolve(await answerOf(worker, task, this.#milliseconds));
        worker.unref();
        this.#idle.add(worker);
      } catch (cause) {
        reject(new Unanswered('no answer of a thread', { cause }));
        // Waits until the thread has ended. A thread that hangs in a native library may end some time after
        // `terminate`. Its slot stays occupied until then, so that there are never more threads than slots.
        await worker.terminate();
      }
    }).catch(reject);
    return promise;
  }

  #take(): Worker {
    const [worker] = this.#idle;
    if (worker === undefined) return this.#begin();
    this.#idle.delete(worker);
    worker.ref();
    return worker;
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { execArgv: [], resourceLimits });
    // Ignores the error here. A waiting caller gets it by another listener, and an idle thread has no caller.
    worker.on('error', () => {});
    worker.on('exit', () => this.#idle.delete(worker));
    return worker;
  }
}

async function answerOf(worker: Worker, task: unknown, milliseconds: number): Promise<unknown> {
  const answered = new AbortController();
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(milliseconds)]);
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread ended with ${String(code)}`);
  });
  try {
    worker.postMessage(task);
    const message: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return message[0];
  } finally {
    ended.catch(() => {});
    answered.abort();
  }
}
