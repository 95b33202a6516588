import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { partsContext, viewerContext } from './context.ts';
import { useLocale } from './i18n/locale.ts';
import { presentViewer } from './shell/present-viewer.ts';

/** What the shell needs on every page. */
export function loader({ context }: LoaderFunctionArgs) {
  return {
    origin: context.get(partsContext).publicUrl.origin,
    viewer: presentViewer(context.get(viewerContext)),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
