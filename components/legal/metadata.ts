import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { BRAND } from '@/lib/brand';
import { COUNTRIES, localePath, supportedPairs } from '@/lib/markets';
import type { LegalText } from './outline';

/** Title, description, canonical address and every edition of a legal page. */
export async function legalMetadata(text: LegalText, rest: string): Promise<Metadata> {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations(`legal.${text}`)]);
  const editions = supportedPairs.map((pair) => [
    COUNTRIES[pair.country].locales[pair.lang] ?? pair.lang,
    localePath(pair.country, pair.lang, rest),
  ]);
  return {
    title: `${t('title')} · ${BRAND.names[language]}`,
    description: t('description'),
    alternates: {
      canonical: localePath(country, language, rest),
      languages: { ...Object.fromEntries(editions), 'x-default': localePath('IL', 'he', rest) },
    },
  };
}
