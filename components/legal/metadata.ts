import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { BRAND } from '@/lib/brand';
import { localePath, pageEditions } from '@/lib/markets';
import type { LegalText } from './outline';

/** Title, description, canonical address and every edition of a legal page. */
export async function legalMetadata(text: LegalText, rest: string): Promise<Metadata> {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations(`legal.${text}`)]);
  return {
    title: `${t('title')} · ${BRAND.names[language]}`,
    description: t('description'),
    alternates: {
      canonical: localePath(country, language, rest),
      languages: pageEditions(() => rest),
    },
  };
}
