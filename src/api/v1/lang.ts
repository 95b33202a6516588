import { z } from 'zod';
import { locales } from '#words/locale.ts';
import { describe } from './describe.ts';

/** Endpoints only declare this parameter. The route evaluates it: see `ApiContext.locale`. */
export const lang = z
  .enum(locales)
  .optional()
  .meta(describe('Language of the reader, else by Accept-Language', 'Langue du lecteur, sinon selon Accept-Language'));
