import { z } from 'zod';
import { actNames } from '#staff/acts.ts';
import { fieldCode } from '#words/field-code.ts';
import { momentInParis } from '#words/paris-days.ts';
import { day } from '#durations.ts';
import { auditLimits } from './audit-limits.ts';
import { subjectKinds } from './record-act.ts';

const invalid = fieldCode('field.invalid');

const untyped = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const optional = <S extends z.ZodType>(schema: S) => z.preprocess(untyped, schema.optional());

const typed = (longest: number) => z.string(invalid).trim().max(longest, invalid);

const paris = (date: string, daysLater: number): Date => momentInParis(Date.parse(date) + daysLater * day);

const date = z.iso.date(invalid).refine((text) => text >= '2000' && text < '2100', invalid);

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
        invalid,
      ),
    ),
    act: optional(z.enum(actNames, invalid)),
    subjectKind: optional(z.enum(subjectKinds, invalid)),
    subjectId: optional(typed(auditLimits.subjectId)),
    from: optional(date.transform((text) => paris(text, 0))),
    to: optional(date.transform((text) => paris(text, 1))),
    /** Part of the reason; capitals do not count. */
    text: optional(typed(auditLimits.longestText).min(auditLimits.shortestText, fieldCode('field.check'))),
    /** Id of the last row that was looked at: the page begins after it. */
    after: optional(z.coerce.number(invalid).int(invalid).positive(invalid)),
  })
  .refine(({ subjectId, subjectKind }) => subjectId === undefined || subjectKind !== undefined, {
    path: ['subjectKind'],
    message: fieldCode('field.required'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: invalid,
  });

export type AuditCriteria = z.output<typeof auditCriteria>;
