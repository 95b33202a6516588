import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { otherRegistration, type Registration } from '#identity/provider/accounts/registration.ts';

type Props = { kind: Registration; addressOf: (kind: Registration) => string };

/** Link to the other kind of sign-up (simple or complete). The typed values stay. */
export function OtherKind({ kind, addressOf }: Props) {
  const t = useTranslations('identity.signUp');
  const other = otherRegistration[kind];
  return (
    <Button type="submit" variant="secondary" name="show" value="yes" formAction={addressOf(other)}>
      {t(`show.${other}`)}
    </Button>
  );
}
