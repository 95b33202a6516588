import { type useTranslations as libraryHook, useLocale, useMessages } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import type { messages as french } from './messages.fr.ts';
import { parisTime } from './paris-days.ts';

type Namespace = NonNullable<Parameters<typeof libraryHook>[0]>;
type Translators = { [Name in Namespace]?: ReturnType<typeof createTranslator<typeof french, Name>> };
type Translator<Name extends Namespace> = NonNullable<Translators[Name]>;

const made = new WeakMap<typeof french, Translators>();

/**
 * Translates the messages of a namespace. One translator per catalogue is reused, because the library's own
 * hook makes a translator for each component and new Intl objects for each page. This took 6 % of a page of
 * results.
 */
export function useTranslations<const Name extends Namespace>(namespace: Name): Translator<Name> {
  const locale = useLocale();
  const messages = useMessages();
  const known = made.get(messages) ?? {};
  made.set(messages, known);
  if (!(namespace in known))
    Object.assign(known, { [namespace]: once(createTranslator({ locale, messages, namespace, timeZone: parisTime })) });
  const translator = known[namespace];
  if (translator === undefined) throw new Error(`No words in ${namespace}`);
  return translator;
}

/**
 * Translates each message without values once. The library joins, finds and formats it anew each time, which
 * took 4 % of a page of results.
 */
function once<T extends (...given: never[]) => unknown>(translator: T): T {
  const known = new Map<unknown, unknown>();
  return new Proxy(translator, {
    apply(translate, self, given: unknown[]): unknown {
      const [key, values] = given;
      if (values !== undefined || given.length > 1) return Reflect.apply(translate, self, given);
      const message: unknown = known.get(key) ?? Reflect.apply(translate, self, given);
      known.set(key, message);
      return message;
    },
  });
}
