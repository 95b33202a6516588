import { afterAll } from 'vitest';
import { playService, type TestService } from './played-service.ts';

/** Starts an imitated Google or LinkedIn for a test file, and closes it afterwards. */
export async function startTestService(...given: Parameters<typeof playService>): Promise<TestService> {
  const service = await playService(...given);
  afterAll(() => service.close());
  return service;
}
