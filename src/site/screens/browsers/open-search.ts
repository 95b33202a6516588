import { createTranslator } from 'use-intl/core';
import { languages, localeOf } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { escapedXml } from '#site/parts/feeds/escaped-xml.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/open-search.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: [] } });

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'home' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'home' }),
};

/** `/opensearch.xml`: lets a browser search the site from its address bar (OpenSearch 1.1, draft 6). */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const absolute = (path: string) => escapedXml(new URL(path, publicUrl).href);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // Short name of at most 16 characters.
    '<ShortName>Volontariat</ShortName>',
    '<LongName>Mon Volontariat International</LongName>',
    `<Description>${escapedXml(words[locale]('description'))}</Description>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16" type="image/x-icon">${absolute('/favicon.ico')}</Image>`,
    // Writes the address as text, because `URL` would encode the braces of `{searchTerms}`.
    `<Url type="text/html" template="${absolute(addressOf(locale, '/recherche'))}?search={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${absolute(url.pathname)}"/>`,
    '</OpenSearchDescription>',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/opensearchdescription+xml' } });
}
