import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import { codeLimits } from '#identity/provider/codes/code-rows.ts';
import type { CodePurpose } from '#identity/provider/codes/codes.ts';
import type { View } from './interaction-step.ts';
import { AccountForm, asTyped, type FieldRefusal, useFields } from '#identity/provider/pages/account-form.tsx';
import { useCancel, WayOut } from '#identity/provider/pages/foot.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Code = { readonly purpose: CodePurpose; readonly email: string; readonly refused?: FieldRefusal };

/** Errors after which this code is no longer accepted, so that the person needs a new code. */
const isOver: ReadonlySet<FieldRefusal> = new Set(['codeUsedUp', 'codeExpired']);

/** Page on which a person types the code from an e-mail, or requests another code. */
export function codePage(view: View, code: Code): string {
  return renderSheet(view.frame, <CodePage view={view} {...code} />);
}

function CodePage({ view: { frame, links, at, told }, purpose, email, refused }: Code & { view: View }) {
  const t = useTranslations('identity');
  const errors = refused ? [{ field: 'code', refusal: refused }] : [];
  const field = useFields(errors);
  return (
    <Sheet frame={frame} title={t('code.title')} lead={t('code.lead', { purpose, email, ...codeLimits })}>
      {told === 'again' && !refused ? <Notice tone="success">{t('code.sentAgain')}</Notice> : null}
      {refused && isOver.has(refused) ? (
        <Notice tone="warning">{t(`refused.${refused}`, accountLimits)}</Notice>
      ) : (
        <AccountForm links={links} errors={errors} send={t('code.send')}>
          <TextField
            {...field('code')}
            {...asTyped}
            // Focuses the field, because typing the code is the only task here; if there are errors, their
            // summary gets the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!refused}
            label={t('code.label')}
            hint={t('code.hint')}
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
        </AccountForm>
      )}
      <form className={styles.others} method="post" action={links.action}>
        <input type="hidden" name="token" value={links.token} />
        <p>{t('code.notThere', { purpose })}</p>
        <Button type="submit" name="again" value="yes" variant="secondary">
          {t('code.again')}
        </Button>
        {purpose === 'ownership' ? null : (
          <p>
            <a href={at('')}>{t('code.otherAddress', { purpose })}</a>
          </p>
        )}
        <WayOut href={links.cancel}>{useCancel(frame)}</WayOut>
      </form>
    </Sheet>
  );
}
