import { listedNames } from '#data/line-parts.ts';
import { readOutline, loneText } from '#data/outline.ts';
import { dataFilesIn } from '#data/texts.ts';

/** A company or group with its usual, former and short names, and the first words of its companies' names. */
type NamedCompany = {
  readonly names: readonly string[];
  /**
   * First words of the companies’ names: «AIRBUS» stands for AIRBUS HELICOPTERS. Members of a group are
   * included.
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
