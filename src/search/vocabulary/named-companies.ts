import { listedNames } from '#data/line-parts.ts';
import { readOutline, loneText } from '#data/outline.ts';
import { dataFilesIn } from '#data/texts.ts';

/**
 * A company or group with its usual, former and short names, and with the first words of the names of its
 * companies.
 */
type NamedCompany = {
  readonly names: readonly string[];
  /**
   * First words of the names of the companies, including members of a group: «AIRBUS» stands for AIRBUS
   * HELICOPTERS.
   */
  readonly members: readonly string[];
  /** The id of the group's field in the thesaurus. */
  readonly field: string;
};

/** Companies that send people abroad, under the names that candidates type. */
export const namedCompanies: readonly NamedCompany[] = dataFilesIn('companies')
  .flatMap((path) => readOutline(path))
  .flatMap((field) =>
    field.below.map((group) => ({
      names: listedNames(group.text),
      members: group.below.flatMap((members) => listedNames(loneText(members))),
      field: field.text,
    })),
  );
