import { createTranslator } from 'use-intl/core';
import { type AppIcon, maskableIcons, plainIcons } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';
import { languages, localeOf } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/manifest.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: [] } });

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'home' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'home' }),
};

/** `/manifest.webmanifest`: describes the site for devices that install it, in each language. */
export function loader({ url }: Route.LoaderArgs): Response {
  const locale = localeOf(url.pathname);
  const manifest = {
    id: addressOf(locale, '/'),
    name: 'Mon Volontariat International',
    short_name: 'Volontariat',
    description: words[locale]('description'),
    lang: locale,
    start_url: addressOf(locale, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    icons: [...plainIcons.map(said('any')), ...maskableIcons.map(said('maskable'))],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}

const said =
  (purpose: 'any' | 'maskable') =>
  ({ file, size }: AppIcon) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose });
