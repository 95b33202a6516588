import brandMark from '#ui/brand-mark.module.css?inline';
import base from '#ui/base.css?inline';
import button from '#ui/button.module.css?inline';
import errorSummary from '#ui/error-summary.module.css?inline';
import field from '#ui/field.module.css?inline';
import notice from '#ui/notice.module.css?inline';
import icon from '#ui/icon.module.css?inline';
import editOverview from './edit-overview.module.css?inline';
import sheet from './sheet.module.css?inline';

/** The one style sheet of the provider's pages: that of every part they are made of, then their own. */
export const stylesheet = [base, icon, brandMark, button, errorSummary, field, notice, sheet, editOverview].join('\n');
