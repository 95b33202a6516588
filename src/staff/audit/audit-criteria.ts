import { z } from 'zod';
import { actNames } from '#staff/acts.ts';
import { refusal } from '#staff/read-fields.ts';
import { momentInParis } from '#words/paris-days.ts';
import { day } from '#durations.ts';
import { subjectKinds } from './record-act.ts';

/** Limits of what may be typed into the search of the audit. */
export const auditLimits = { actor: 100, subjectId: 200, shortestText: 2, longestText: 100 } as const;

const untyped = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const optional = <S extends z.ZodType>(schema: S) => z.preprocess(untyped, schema.optional());

const typed = (longest: number) => z.string(refusal('invalid')).trim().max(longest, refusal('tooLong'));

const paris = (date: string, daysLater: number): Date => momentInParis(Date.parse(date) + daysLater * day);

const date = z.iso.date(refusal('invalid')).refine((text) => text >= '2000' && text < '2100', refusal('invalid'));

/**
 * Filters of the audit as they are typed. An empty field is no filter. `from` and `to` are days in Paris,
 * both included.
 */
export const auditCriteria = z
  .object({
    /** `staff:<id>`, `program:<name>` or `job:<name>`; the id of a member may stand alone. */
    actor: optional(
      z.union(
        [
          z.uuid().transform((id) => `staff:${id}`),
          z
            .string()
            .regex(/^(staff|program|job):\S+$/)
            .max(auditLimits.actor),
        ],
        refusal('invalid'),
      ),
    ),
    act: optional(z.enum(actNames, refusal('invalid'))),
    subjectKind: optional(z.enum(subjectKinds, refusal('invalid'))),
    subjectId: optional(typed(auditLimits.subjectId)),
    from: optional(date.transform((text) => paris(text, 0))),
    to: optional(date.transform((text) => paris(text, 1))),
    /** Part of the reason; capitals do not count. */
    text: optional(typed(auditLimits.longestText).min(auditLimits.shortestText, refusal('tooShort'))),
    /** Id of the last row that was looked at: the page begins after it. */
    after: optional(z.coerce.number(refusal('invalid')).int(refusal('invalid')).positive(refusal('invalid'))),
  })
  .refine(({ subjectId, subjectKind }) => subjectId === undefined || subjectKind !== undefined, {
    path: ['subjectKind'],
    message: refusal('required'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: refusal('invalid'),
  });

export type AuditCriteria = z.output<typeof auditCriteria>;
