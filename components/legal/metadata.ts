import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { currentMarket } from '@/lib/i18n/current-market';
import { type LegalText, messageNamespace } from './outline';

/** Metadata of a legal page. */
export async function legalMetadata(text: LegalText, path: string): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations(`${messageNamespace(text)}.meta`)]);
  return pageMetadata(market, { texts: readPageText(t), path, image: pageCard('shop', market.language) });
}
