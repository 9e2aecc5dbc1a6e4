import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { pageMetadata, pageWords } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { type LegalText, wordsOf } from './outline';

/** What search engines and shared links show of a legal page. */
export async function legalMetadata(text: LegalText, path: string): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations(`${wordsOf(text)}.meta`)]);
  return pageMetadata(market, { words: pageWords(t), path, image: pageCard('shop', market.language) });
}
