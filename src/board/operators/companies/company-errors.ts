/** The company was merged, parted or removed since the page was shown. */
export class CompanyChanged extends Error {
  readonly code = 'office.companyChanged';
}

/** Two companies that must not become one: the same, or an invented one and a real one. */
export class CannotMerge extends Error {
  readonly code = 'office.cannotMerge';
}

/** The merge was undone before, or one of its companies is gone. */
export class CannotUndoMerge extends Error {
  readonly code = 'office.cannotUndoMerge';
}

/** An import writes offers of the companies. */
export class CompaniesBusy extends Error {
  readonly code = 'office.companiesBusy';
}
