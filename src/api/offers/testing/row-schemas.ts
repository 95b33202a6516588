import { z } from 'zod';
import { publicFieldNames } from '#board/offers/public-fields.ts';

// Two strict schemas of rows, as external programs may have them. They are the promises that the API made in
// 2025 and in 2026.

const days = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?Z?$/);
const text = z.string();
const textOrNull = z.string().nullable();
const integer = z.int();
const profession = z.strictObject({
  specializationId: text,
  specializationParentId: integer,
  specializationLabel: text,
  specializationLabelEn: text,
});

/** Schema of a program of 2026, which demands every key in order and refuses other keys. */
export const row2026 = z
  .strictObject({
    id: integer,
    organizationName: text,
    missionTitle: text,
    missionDuration: integer,
    viewCounter: integer,
    candidateCounter: integer,
    missionType: z.enum(['VIE', 'VIA']),
    missionTypeEn: text,
    organizationPresentation: textOrNull,
    organizationUrlImage: textOrNull,
    organizationImage: textOrNull,
    organizationPathImage: textOrNull,
    pathImage: textOrNull,
    image: textOrNull,
    activitySectorN1: textOrNull,
    activitySectorN2: textOrNull,
    activitySectorN3: textOrNull,
    activitySectorN1Id: integer,
    ca: textOrNull,
    effectif: integer,
    effectifFiscal: textOrNull,
    effectifInd: textOrNull,
    effectifConso: textOrNull,
    organizationCountryCounter: textOrNull,
    organizationExpertise: textOrNull,
    cityAffectationId: integer,
    cityName: text,
    cityNameEn: text,
    activitySectorOfferId: integer,
    levelStudyIds: textOrNull,
    specialization: z.array(text),
    specializations: z.array(profession),
    missionDescription: text,
    creationDate: moment,
    missionStartDate: days,
    missionEndDate: days,
    startBroadcastDate: days,
    durationBroadcast: integer,
    endBroadcastDate: days.nullable(),
    organizationId: integer,
    missionProfile: textOrNull,
    countryId: z.string().regex(/^[A-Z]{2}$/),
    countryName: text,
    countryNameEn: text,
    reference: text,
    contactFirstName: z.null(),
    contactLastName: z.null(),
    contactCivility: z.null(),
    contactName: z.null(),
    indemnite: z.number(),
    teleworkingAvailable: z.boolean(),
    socialReach: z.boolean(),
    idMotifDesactivationOffre: integer,
    contactEmail: z.null(),
    cityAffectation: text,
    idNomenclatureSecteur: textOrNull,
    externalJobId: textOrNull,
    contactURL: z.url({ protocol: /^https?$/ }).nullable(),
    dateCandidature: z.null(),
  })
  .refine((row) => String(Object.keys(row)) === String(publicFieldNames));

/** Schema of a program of 2025, which reads the keys that it shows and ignores other keys. */
export const row2025 = z.object({
  id: integer,
  missionTitle: z.string().min(1),
  organizationName: text,
  cityName: text,
  countryName: text,
  countryNameEn: text,
  missionDuration: integer.positive(),
  missionType: z.enum(['VIE', 'VIA']),
  indemnite: z.number().nonnegative(),
  startBroadcastDate: days,
  missionStartDate: days,
  viewCounter: integer.nonnegative(),
  candidateCounter: integer.nonnegative(),
  levelStudyIds: textOrNull,
  specializations: z.array(z.object({ specializationLabel: text, specializationLabelEn: text })),
});

/** A search response around rows of either kind. */
export const responseOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    result: z.array(row),
    count: integer.nonnegative(),
    fileShareUrl: z.null(),
    logosContainer: z.null(),
    fileShareSasToken: z.null(),
  });
