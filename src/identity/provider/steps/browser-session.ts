import type { Interaction, Provider } from 'oidc-provider';

/** The session that a browser has with the provider while its person changes how they sign in. */
export type BrowserSession = {
  readonly uid: string;
  readonly oid: string;
  /** Whether the sign-in is recent enough for what changes who can sign in. */
  readonly isFresh: boolean;
  /** Notes that the person has just proved again who they are, and how (RFC 8176 §2). */
  signedInAgain(methods: readonly string[]): Promise<void>;
};

/** A sign-in is fresh for so long: as long as one stays before a screen, not as long as one leaves it. */
const freshSeconds = 5 * 60;

/**
 * The session of the browser that an interaction began in, or null once it is over: one that was ended from
 * elsewhere changes nothing any more, even if its page is still open.
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
