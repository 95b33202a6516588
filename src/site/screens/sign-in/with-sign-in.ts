import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { requestContext } from '#site/request/context.ts';
import { askToSignIn } from '#site/parts/sign-in/require-candidate.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/**
 * Wraps the loaders and actions of the site. If the account was deleted in another tab while a request is
 * being answered, the answer leads to a new sign-in, and deletes the browser's session cookie.
 */
export function withSignIn(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: asking(loader) }),
      ...(action && { action: asking(action) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function asking<Args extends Asked, Answer>(work: (args: Args) => Answer | Promise<Answer>) {
  return async (args: Args): Promise<Answer> => {
    try {
      return await work(args);
    } catch (error) {
      if (!(error instanceof SignInRequired)) throw error;
      throw askToSignIn(args.url, [['Set-Cookie', args.context.get(requestContext).relyingParty.forgetCookie]]);
    }
  };
}
