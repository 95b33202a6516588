import type { SourceFields } from '#board/offers/public-fields.ts';
import type { Locale } from '#words/locale.ts';

/** One offer of the public offers API after cleaning: what the board stores, nothing of the source's dirt. */
export type ImportedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly company: ImportedCompany;
  readonly title: string;
  /** Of title, description and profile. */
  readonly language: Locale;
  /** ISO 639-1, of those that the texts ask for. */
  readonly askedLanguages: readonly string[];
  readonly description: string | null;
  readonly profile: string | null;
  readonly missionTypeId: 1 | 3;
  readonly durationMonths: number;
  /** `''` where the source names no city. */
  readonly cityFr: string;
  readonly cityEn: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly sectorId: number | null;
  readonly specializations: readonly ImportedSpecialization[];
  readonly studyLevelIds: readonly number[];
  /** Euros. */
  readonly monthlyAllowance: number | null;
  readonly remoteWork: boolean;
  readonly environmental: boolean;
  /** Days, `YYYY-MM-DD`. */
  readonly missionStart: string;
  readonly missionEnd: string | null;
  readonly createdAt: Date;
  readonly broadcastStart: Date;
  readonly broadcastEnd: Date | null;
  readonly contact: ImportedContact;
  readonly externalJobId: string | null;
  /** The source gives a reason for having taken the offer down. */
  readonly deactivated: boolean;
};

export type ImportedCompany = {
  /** Null where the source says 0: the company is then known by its name. */
  readonly id: number | null;
  readonly name: string;
  readonly presentation: string | null;
  readonly expertise: string | null;
  readonly logoUrl: string | null;
  readonly sectorId: number | null;
  readonly turnoverMillions: number | null;
  readonly employees: number | null;
  readonly countriesCount: number | null;
};

/** Without labels where the source gives the bare id. */
export type ImportedSpecialization = {
  readonly id: number;
  readonly parentId: number | null;
  readonly nameFr: string | null;
  readonly nameEn: string | null;
};

export type ImportedContact = {
  readonly civility: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly url: string | null;
};

/**
 * A row that can be put on the board. What its source says in public and its counters are no part of the
 * fingerprint: they change by the minute, and the offer does not.
 */
export type AcceptedRow = {
  readonly offer: ImportedOffer;
  readonly fingerprint: string;
  readonly views: number;
  readonly candidates: number;
  readonly published: SourceFields;
};

/** A row that cannot, and why, a field each. The id as the source wrote it, where it could be read. */
export type RejectedRow = { readonly row: number; readonly id: string | null; readonly reasons: readonly string[] };
