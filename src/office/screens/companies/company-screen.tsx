import { staffScreen } from '../../request/office-screen.ts';
import { companyPage } from './company-page.tsx';
import { logoFiles } from './logo-upload.ts';
import { companyForms } from './send-company-forms.ts';
import { logoForms } from './send-logo-forms.ts';

/** `/bureau/entreprises/:id`: one company, its logo, names, fields and merges. */
export const companyScreen = staffScreen({
  act: 'company.read',
  show: (request, refused) => companyPage(request, refused),
  forms: { ...companyForms, ...logoForms },
  files: logoFiles,
  longestForm: 400_000,
});
