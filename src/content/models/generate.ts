import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTypes } from './document-types.ts';
import { modelsModule } from './models-module.ts';
import { readModels } from './read-models.ts';

// `npm run content:types`: writes from the models what is made of them.
const models = await readModels();
await writeFile(join(import.meta.dirname, 'documents.ts'), documentTypes(models));
await writeFile(join(import.meta.dirname, 'models.ts'), modelsModule(models));
