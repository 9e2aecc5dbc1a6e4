import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brief } from '@/components/seo/brief';
import { type PageWords, pageMetadata } from '@/components/seo/page-metadata';
import { ageSpan, type CatalogueBook, socialPath } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import { bookPathIn } from './paths';

/** What search engines show of a description, in characters. */
const LONGEST_DESCRIPTION = 158;

type Words = (key: keyof PageWords, values: Readonly<Record<string, string>>) => string;

/** The words of a book's page: its own in the frame of the messages (spec §3 "Per-page SEO text"). */
export function bookWords(book: CatalogueBook, t: Words): PageWords {
  const bookTitle = book.title;
  const ages = ageSpan(book.ages);
  const around = t('description', { bookDescription: '', ages }).length;
  return {
    title: t('title', { bookTitle }),
    description: t('description', { bookDescription: brief(book.description, LONGEST_DESCRIPTION - around), ages }),
    keywords: t('keywords', { bookKeywords: book.keywords.join(', ') }),
    ogTitle: t('ogTitle', { bookTitle }),
    ogDescription: t('ogDescription', { bookDescription: brief(book.description, LONGEST_DESCRIPTION) }),
  };
}

/** Words, addresses and picture of a book's page for search engines and shared links. */
export async function bookMetadata(book: CatalogueBook, country: CountryCode): Promise<Metadata> {
  const t = await getTranslations('bookDetail.meta');
  const page = { words: bookWords(book, t as Words), path: bookPathIn(book.baseId), image: socialPath(book.id) };
  return pageMetadata({ country, language: book.language }, page);
}
