import { expect, test } from 'vitest';
import { sorts } from './criteria.ts';
import { effectiveSort, possibleSorts, explicitSort } from './order.ts';

const { date, relevance, mostViewed } = sorts;

test.each([
  ['a text is sorted by relevance', 'chef', null, relevance],
  ['without a text the newest offers come first', '', null, date],
  ['an order in the address is used', 'chef', date, date],
  ['an order that needs no text works without a text', '', mostViewed, mostViewed],
  ['without a text relevance is no order', '', relevance, date],
])('the order: %s', (_rule, query, sort, expected) => {
  expect(effectiveSort({ query, sort })).toBe(expected);
});

test('an order is written only if it is not the default', () => {
  expect(explicitSort({ query: 'chef', sort: relevance })).toBeNull();
  expect(explicitSort({ query: 'chef', sort: date })).toBe(date);
  expect(explicitSort({ query: '', sort: date })).toBeNull();
});

test('every order is offered once, but relevance only for a text', () => {
  const all = Object.values(sorts);
  expect(possibleSorts({ query: 'chef', sort: date }).toSorted()).toEqual(all);
  expect(possibleSorts({ query: '', sort: null }).toSorted()).toEqual(all.filter((sort) => sort !== relevance));
});
