import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import passkeys from './passkeys.js?raw';
import quietTransitions from './quiet-transitions.js?raw';
import showPassword from './show-password.js?raw';
import brandMark from '#ui/brand-mark.module.css?inline';
import base from '#ui/base.css?inline';
import button from '#ui/button.module.css?inline';
import errorSummary from '#ui/error-summary.module.css?inline';
import field from '#ui/field.module.css?inline';
import notice from '#ui/notice.module.css?inline';
import icon from '#ui/icon.module.css?inline';
import editOverview from './edit-overview.module.css?inline';
import sheet from './sheet.module.css?inline';

/**
 * The style sheet of all pages of the provider. First come the styles of the components that the pages use,
 * then those of the pages.
 */
const stylesheet = [base, icon, brandMark, button, errorSummary, field, notice, sheet, editOverview].join('\n');

export type ScriptName = keyof typeof scripts;

export type Assets = {
  /** Paths below the provider's address. */
  readonly stylesheet: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** Sends the asset at a path such as /assets/1a2b/style.css; false if there is no such asset. */
  send(path: string, res: ServerResponse): boolean;
};

/** Small scripts for pages that also work without them. */
const scripts = { passkeys, quietTransitions, showPassword };

type Asset = { readonly path: string; readonly type: string; readonly bytes: Buffer };

/**
 * Makes the assets. The folder of an asset has the hash of its content as name, so browsers may cache it for
 * ever.
 */
export function makeAssets(): Assets {
  const style = asset('style.css', 'text/css', stylesheet);
  const script = {
    passkeys: asset('passkeys.js', 'text/javascript', scripts.passkeys),
    quietTransitions: asset('quiet-transitions.js', 'text/javascript', scripts.quietTransitions),
    showPassword: asset('show-password.js', 'text/javascript', scripts.showPassword),
  };
  const byPath = new Map([style, ...Object.values(script)].map((each) => [each.path, each]));
  return {
    stylesheet: style.path,
    scripts: {
      passkeys: script.passkeys.path,
      quietTransitions: script.quietTransitions.path,
      showPassword: script.showPassword.path,
    },
    send(path, res) {
      const found = byPath.get(path);
      if (found) sendAsset(res, found);
      return found !== undefined;
    },
  };
}

function asset(name: string, type: string, text: string): Asset {
  const bytes = Buffer.from(text);
  return { path: `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${name}`, type, bytes };
}

function sendAsset(res: ServerResponse, { type, bytes }: Asset): void {
  res.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(bytes);
}
