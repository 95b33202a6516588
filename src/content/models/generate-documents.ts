import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTypes } from './document-types.ts';
import { readModels } from './read-models.ts';

// `npm run content:types`: writes documents.ts from the models.
await writeFile(join(import.meta.dirname, 'documents.ts'), documentTypes(await readModels()));
