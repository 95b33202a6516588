import { createTranslator } from 'use-intl/core';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { readCompany } from '#board/companies/read-company.ts';
import { languages } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import type { Drawn, Pictured } from './drawn.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'companies' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'companies' }),
};

/** Draws a company with its name and number of offers. */
export async function drawCompany({ board, locale, params }: Pictured): Promise<Drawn | null> {
  const id = companyIdOf(params['id'] ?? '');
  if (id === null) return null;
  try {
    const company = await readCompany(board, id, locale);
    const t = words[locale];
    return { kind: t('title'), title: company.name, by: t('offers', { count: company.offers }) };
  } catch (error) {
    if (error instanceof CompanyNotFound) return null;
    throw error;
  }
}
