import type { SourceFields } from '#board/offers/public-fields.ts';
import type { Locale } from '#words/locale.ts';

/** Offer of the public offers API after cleaning: the values that the board stores. */
export type ImportedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly company: ImportedCompany;
  readonly title: string;
  /** Language of title, description and profile. */
  readonly language: Locale;
  /** Languages that the texts require, ISO 639-1. */
  readonly askedLanguages: readonly string[];
  readonly description: string | null;
  readonly profile: string | null;
  readonly missionTypeId: 1 | 3;
  readonly durationMonths: number;
  /** City of the offer; `''` if the source names none. */
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
  /** True if the source states why it took the offer down. */
  readonly deactivated: boolean;
};

export type ImportedCompany = {
  /** Null if the source sends 0; the company is then identified by its name. */
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

/** Specialization of an imported offer. The names are null if the source gives only the id. */
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
 * A row that can be put on the board. The fingerprint leaves out the source's public fields and counters,
 * because these change every minute while the offer stays the same.
 */
export type AcceptedRow = {
  readonly offer: ImportedOffer;
  readonly fingerprint: string;
  readonly views: number;
  readonly candidates: number;
  readonly published: SourceFields;
  /** True if the row lacks a value that the details at the source may have. */
  readonly lacksValues: boolean;
};

/**
 * A row that cannot be used, with a reason for each wrong field. `id` is the row's id as the source wrote it,
 * null if it is unreadable.
 */
export type RejectedRow = { readonly row: number; readonly id: string | null; readonly reasons: readonly string[] };
