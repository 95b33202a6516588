import type { Interaction, Provider } from 'oidc-provider';

/** The session of the browser at the provider, during the profile edit. */
export type BrowserSession = {
  readonly uid: string;
  readonly oid: string;
  /** True if the sign-in is recent enough to change the sign-in methods. */
  readonly isFresh: boolean;
  /** Records that the person has proved their identity again, and by which method (RFC 8176 §2). */
  signedInAgain(methods: readonly string[]): Promise<void>;
};

/**
 * Seconds for which a sign-in is recent: about the time that a person stays at the screen, and shorter than
 * an absence.
 */
const freshSeconds = 5 * 60;

/**
 * Returns the session of the browser in which the interaction began. Null if the session has ended: a page
 * that is still open can then change nothing.
 */
export async function sessionOf(provider: Provider, interaction: Interaction): Promise<BrowserSession | null> {
  const began = interaction.session;
  const session = began && (await provider.Session.findByUid(began.uid));
  const oid = session?.accountId;
  if (!session || oid === undefined || oid !== began.accountId) return null;
  return {
    oid,
    uid: session.uid,
    isFresh: !session.past(freshSeconds),
    async signedInAgain(methods) {
      session.loginAccount({ accountId: oid, amr: [...methods], acr: session.acr });
      await session.persist();
    },
  };
}
