import { z } from 'zod';
import { missionTypes } from './mission-types.ts';

const codes = missionTypes.map(({ code }) => code);

/** Code of a mission type in our own API; programs may also send it in capitals. */
export const missionTypeCode = z.string().toLowerCase().pipe(z.enum(codes)).meta({ enum: codes });
