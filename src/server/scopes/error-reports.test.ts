import fastify from 'fastify';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sampled } from '#site/scripts/on-every-page/error-telling.ts';
import { browserErrorsScope } from '#server/scopes/browser-errors-scope.ts';
import { createErrorReports, reportedError, type ReportError } from '#server/http/error-reports.ts';

const log = { warn: vi.fn() };
const said = { where: 'server', requestId: 'r1', name: 'Error', code: null, frames: [] } as const;

test('errors are reported nowhere if no address is configured', () => {
  const send = vi.fn();
  createErrorReports({ url: null, log, random: () => 0, send })(said);
  expect(send).not.toHaveBeenCalled();
});

test('one in three errors of the server is reported', () => {
  const send = vi.fn(async () => new Response(null, { status: 202 }));
  const url = 'https://errors.example/report';
  createErrorReports({ url, log, random: () => sampled, send })(said);
  expect(send).not.toHaveBeenCalled();
  createErrorReports({ url, log, random: () => sampled - 0.01, send })(said);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an outage is not reported a thousand times, and a failing collector logs a warning', async () => {
  const send = vi.fn(async () => Promise.reject(new TypeError('fetch failed')));
  const report = createErrorReports({ url: 'https://errors.example/', log, random: () => 0, send });
  for (let times = 0; times < 1000; times += 1) report(said);
  expect(send.mock.calls.length).toBeLessThan(10);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
});

test('an error’s message is not reported, because it may contain typed text', () => {
  const secret = 'camille@example.org';
  fc.assert(
    fc.property(fc.constantFrom('', '\n', '\n    at '), (between) => {
      const error = Object.assign(new Error(`${between}Key (email)=(${secret}) exists`), { code: '23505' });
      const described = reportedError(error);
      expect(described).toMatchObject({ name: 'Error', code: '23505' });
      expect(JSON.stringify(described)).not.toContain(secret);
      expect(described.frames.length).toBeGreaterThan(0);
    }),
  );
});

async function browsers() {
  const report = vi.fn<ReportError>();
  const app = fastify();
  await app.register(browserErrorsScope, { report, publicUrl: new URL('https://mvi.example'), rateLimits: false });
  const tell = async (payload: string, origin = 'https://mvi.example') => {
    const answer = await app.inject({ method: 'POST', url: '/erreurs', headers: { origin }, payload });
    return answer.statusCode;
  };
  return { tell, report };
}

test('the server validates the errors that browsers report', async () => {
  const { tell, report } = await browsers();
  expect(await tell(JSON.stringify({ name: 'TypeError', frames: ['at /assets/x.js:1:2'] }))).toBe(204);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ where: 'browser', name: 'TypeError' }));
});

test('reports from other sites, invalid reports and long reports are refused without a server error', async () => {
  const { tell, report } = await browsers();
  expect(await tell('{"name":"x","frames":[]}', 'https://evil.example')).toBe(403);
  for (const body of ['', '[', 'null', '{"name":1}', '{"name":"x","frames":[],"cookie":"y"}'])
    expect(await tell(body)).toBe(400);
  expect(await tell('x'.repeat(10_000))).toBe(413);
  expect(report).not.toHaveBeenCalled();
});
