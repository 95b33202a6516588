import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Locale } from '#words/locale.ts';
import { answerJson, ready } from '../transport/answer.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { requestLocale } from '#api/transport/request-locale.ts';
import type { SignedInUser } from './present-user.ts';

/** The caller, and the network address of the call. */
export type AuthCaller = {
  readonly cookieHeader: string | null;
  readonly locale: Locale;
  readonly from: { readonly userAgent: string | null; readonly address: string };
};

/** Sign-in, sign-out and the user of a session. Callers send the returned cookies in Set-Cookie headers. */
export type LocalStrategy = {
  /** @throws ApiProblem */
  signIn(
    asking: AuthCaller,
    credentials: { readonly email: string; readonly password: string },
  ): Promise<{ readonly user: SignedInUser; readonly setCookie: readonly string[] }>;
  signOut(asking: AuthCaller): Promise<readonly string[]>;
  /** Null if nobody is signed in. @throws ApiProblem */
  user(asking: AuthCaller): Promise<SignedInUser | null>;
};

const credentials = z.object({ email: z.string().min(1).max(1000), password: z.string().min(1).max(1000) });

/** The routes of `/api/auth`, which use the local strategy of specification §7. */
export async function authRoutes(scope: FastifyInstance, { strategy }: { strategy: LocalStrategy }): Promise<void> {
  scope.post('/login', async (request, reply) => {
    const { user, setCookie } = await strategy.signIn(askingOf(request), read(request.body));
    return tell(request, keep(reply, setCookie), { user });
  });
  scope.post('/logout', async (request, reply) => {
    keep(reply, await strategy.signOut(askingOf(request)));
    return tell(request, reply, { user: null });
  });
  scope.get('/user', async (request, reply) => {
    const user = await strategy.user(askingOf(request));
    if (user === null) throw new ApiProblem(401, { code: 'auth.nobody', message: 'Nobody is signed in.' });
    return tell(request, reply, { user });
  });
}

const askingOf = (request: FastifyRequest): AuthCaller => ({
  cookieHeader: request.headers.cookie ?? null,
  locale: requestLocale(request),
  from: { userAgent: request.headers['user-agent'] ?? null, address: request.ip },
});

const keep = (reply: FastifyReply, setCookie: readonly string[]): FastifyReply =>
  reply.header('Set-Cookie', [...setCookie]);

const tell = (request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> =>
  answerJson(request, reply, ready(body), { keep: 'no-store', vary: 'Cookie' });

/** @throws ApiProblem 400 */
function read(body: unknown): z.output<typeof credentials> {
  const parsed = credentials.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiProblem(400, { code: 'auth.badBody', message: 'The body is {"email": "…", "password": "…"}.' });
}
