/** Words that say how a company is constituted. No company is called by one of them alone. */
export const legalForms: ReadonlySet<string> = new Set(
  'sa sas sasu sarl scop se gmbh ag kg ltd limited inc llc plc bv nv spa srl corp cie pty lda aps sprl'.split(' '),
);
