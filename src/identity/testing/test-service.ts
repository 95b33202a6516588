import { afterAll } from 'vitest';
import { playService, type TestService } from './played-service.ts';

/** A played Google or LinkedIn for a test file, closed after it. */
export async function startTestService(...given: Parameters<typeof playService>): Promise<TestService> {
  const service = await playService(...given);
  afterAll(() => service.close());
  return service;
}
