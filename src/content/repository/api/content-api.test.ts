import { contentContract } from '../testing/content-contract.ts';

contentContract('in this process', async (repository) => ({
  endpoint: 'http://content.internal/content/api/v2',
  fetch: (input, init) => repository.fetch(new Request(input, init)),
}));
