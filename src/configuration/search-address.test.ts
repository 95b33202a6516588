import { expect, test } from 'vitest';
import { searchAddress } from './search-address.ts';

test.each([
  ['https://os1:9200', ['https://os1:9200'], 'mvi'],
  [
    'https://mvi:p%40ss@os1:9200,os2:9200/board',
    ['https://mvi:p%40ss@os1:9200', 'https://mvi:p%40ss@os2:9200'],
    'board',
  ],
  ['http://127.0.0.1:9200/', ['http://127.0.0.1:9200'], 'mvi'],
])('SEARCH_URL %s names nodes and a prefix', (text, nodes, prefix) => {
  expect(searchAddress.parse(text)).toEqual({ nodes, prefix });
});

test.each([
  'http://os.example:9200',
  'https://',
  'https://os1:9200,http://os2',
  'ftp://os1',
  'https://os1/Board',
  'https://os1/a/b',
  'https://os1/?x=1',
  `https://${Array.from({ length: 21 }, (_, at) => `os${at}`).join(',')}`,
])('SEARCH_URL %s is refused', (text) => {
  expect(searchAddress.safeParse(text).success).toBe(false);
});
