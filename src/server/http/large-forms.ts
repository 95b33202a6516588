import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createSlots, type Slots } from '#api/transport/slots.ts';
import { networkOf } from '#http/network.ts';
import { maxTextBytes } from '#http/parse-form.ts';

// Limits of large bodies. Reading a form of 6 MB takes 12 MB of memory, for its chunks and its files. So
// memory limits how many bodies arrive at once, and the two cores of a small machine limit how many are
// answered at once.
const maxArriving = 12;
const maxFromNetwork = 4;
const maxAnswered = 2;
const maxWaiting = 100;
// Milliseconds that a body may wait for a slot. Node cuts a request that has not arrived after 30 s.
const maxWait = 15_000;
const maxQueueTime = 60_000;
// Milliseconds after which a megabyte must have arrived. A body of 6 MB that arrives within Node's 30 s has
// sent a megabyte after five seconds. Without this limit, a client that sends a byte now and then would
// occupy a slot.
const firstLook = 5000;
const minArrived = 16 * 1024;

/**
 * Size above which a body is large: the texts of a form never reach this size, so a large body contains
 * files.
 */
export type LargeForms = {
  /**
   * Waits for a slot in which the body may arrive.
   * @returns false if no slot became free
   */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** Runs the work in a slot if the body of the request is large. */
  readonly inTurn: <R>(request: FastifyRequest, work: () => Promise<R>) => Promise<R>;
};

/**
 * Gives slots to large bodies: a limited number may arrive at once, a few of them from the same network, and
 * still fewer are read and answered at once.
 */
export function createLargeForms(look = firstLook): LargeForms {
  const arriving = createSlots(maxArriving, maxWaiting);
  const answered = createSlots(maxAnswered, maxArriving);
  // Remembers only networks that are sending; a forgotten network has all its slots free.
  const networks = new LRUCache<string, Slots>({ max: 1000 });
  const slotsOf = (network: string): Slots => {
    const slots = networks.get(network) ?? createSlots(maxFromNetwork, maxWaiting);
    networks.set(network, slots);
    return slots;
  };
  return {
    async admit(request, reply) {
      if (!isLarge(request)) return true;
      for (const slots of [slotsOf(networkOf(request.ip)), arriving]) {
        const end = await slots.take(maxWait);
        if (end === undefined) return false;
        finished(reply.raw, end);
      }
      cutIdle(request, reply, look);
      return true;
    },
    async inTurn(request, work) {
      const end = isLarge(request) ? await answered.take(maxQueueTime) : undefined;
      try {
        return await work();
      } finally {
        end?.();
      }
    },
  };
}

/** Cuts the connection and frees its slot if too little of the body has arrived after a while. */
function cutIdle({ raw }: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  const { socket } = raw;
  const before = socket.bytesRead;
  const look = setTimeout(() => {
    if (!raw.complete && socket.bytesRead - before < minArrived) socket.destroy();
  }, milliseconds);
  finished(reply.raw, () => clearTimeout(look));
}

const isLarge = ({ headers }: FastifyRequest): boolean => lengthOf(headers) > maxTextBytes;

/** Returns the announced length of the body in bytes; Node does not read more. */
export function lengthOf(headers: FastifyRequest['headers']): number {
  return Number(headers['content-length'] ?? 0);
}
