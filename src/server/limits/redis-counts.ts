import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { minute, second } from '#durations.ts';
import type { CountStore } from './shared-counts.ts';

/** Counts in Redis, or a server that speaks its protocol. Its keys expire by themselves. */
export async function redisCounts(url: string): Promise<CountStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: second,
    commandTimeout: second,
    // A request does not wait for the connection: it is counted in this process.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2 * second),
    connectionName: 'mvi-limits',
  });
  // Logged with the first count that fails, whose own error only says that there is no connection.
  let reason: Error | undefined;
  redis.on('error', (error) => (reason = error));
  redis.on('ready', () => (reason = undefined));
  await redis.connect().catch(() => {});
  return {
    limiterOf: (points) => {
      const limiter = new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: 'mvi-limit',
        points,
        duration: minute / second,
        inMemoryBlockOnConsumed: points,
      });
      return {
        consume: (key) =>
          limiter.consume(key).catch((error: unknown) => {
            throw error instanceof Error ? (reason ?? error) : error;
          }),
      };
    },
    stop: async () => redis.disconnect(),
  };
}
