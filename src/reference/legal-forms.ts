/** Words for the legal form of a company. Such a word alone is never the name of a company. */
export const legalForms: ReadonlySet<string> = new Set(
  'sa sas sasu sarl scop se gmbh ag kg ltd limited inc llc plc bv nv spa srl corp cie pty lda aps sprl'.split(' '),
);
