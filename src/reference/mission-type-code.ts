import { z } from 'zod';
import { missionTypes } from './mission-types.ts';

const codes = missionTypes.map(({ code }) => code);

/** The code of a mission type, as our own API writes it; programs may send it in capitals too. */
export const missionTypeCode = z.string().toLowerCase().pipe(z.enum(codes)).meta({ enum: codes });
