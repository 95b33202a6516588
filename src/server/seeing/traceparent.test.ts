import fc from 'fast-check';
import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const hex = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`)).filter((text) => /[1-9a-f]/.test(text));

test('a caller’s trace goes on: what is written is what was read', () => {
  fc.assert(
    fc.property(hex(32), hex(16), fc.boolean(), (traceId, spanId, isSampled) => {
      const header = `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;
      expect(writeTraceparent(readTraceparent(header))).toBe(header);
    }),
  );
});

test('anything else begins a new trace', () => {
  const wrong = [`00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`, '00-1-1-01'];
  for (const header of [undefined, '', ...wrong]) expect(readTraceparent(header)).toBe(ROOT_CONTEXT);
  fc.assert(fc.property(fc.string(), (text) => readTraceparent(text) === ROOT_CONTEXT));
  expect(trace.getSpanContext(ROOT_CONTEXT)).toBeUndefined();
});
