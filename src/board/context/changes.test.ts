import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Topic, createChanges } from './changes.ts';

test('every change of a topic is reported at once, in order, and counted only for that topic', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Topic>('offers', 'reference', 'content')), (told) => {
      const heard: Topic[] = [];
      const changes = createChanges((topic) => heard.push(topic));
      for (const topic of told) changes.publish(topic);
      expect(heard).toEqual(told);
      for (const topic of ['offers', 'reference', 'content'] as const)
        expect(changes.count(topic)).toBe(told.filter((one) => one === topic).length);
    }),
  );
});

test('a change is counted before it is reported', () => {
  const counts: number[] = [];
  const changes = createChanges((topic) => counts.push(changes.count(topic)));
  changes.publish('offers');
  changes.publish('offers');
  expect(counts).toEqual([1, 2]);
});

test('changes can be published without a listener', () => {
  const changes = createChanges();
  changes.publish('reference');
  expect([changes.count('offers'), changes.count('reference')]).toEqual([0, 1]);
});
