import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PageText, pageMetadata } from '@/components/seo/page-metadata';
import { truncateText } from '@/components/seo/truncate-text';
import {
  bookSubpathByLanguage,
  type CatalogueBook,
  type CatalogueOverride,
  formatAgeRange,
  socialImageUrl,
} from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 158;

type TranslateText = (key: keyof PageText, values: Readonly<Record<string, string>>) => string;

/**
 * Titles and descriptions of a book's page: the book's own text within the message templates (spec §3 "Per-page SEO
 * text").
 */
export function bookPageText(book: CatalogueBook, t: TranslateText): PageText {
  const bookTitle = book.title;
  const ages = formatAgeRange(book.ages);
  const around = t('description', { bookDescription: '', ages }).length;
  return {
    title: t('title', { bookTitle }),
    description: t('description', {
      bookDescription: truncateText(book.description, MAX_DESCRIPTION_LENGTH - around),
      ages,
    }),
    keywords: t('keywords', { bookKeywords: book.keywords.join(', ') }),
    ogTitle: t('ogTitle', { bookTitle }),
    ogDescription: t('ogDescription', { bookDescription: truncateText(book.description, MAX_DESCRIPTION_LENGTH) }),
  };
}

/** Metadata of a book's page; `overridesOf` is what the desk switched in each market. */
export async function bookMetadata(
  book: CatalogueBook,
  country: CountryCode,
  overridesOf: (country: CountryCode) => readonly CatalogueOverride[],
): Promise<Metadata> {
  const t = await getTranslations('bookDetail.meta');
  const page = {
    texts: bookPageText(book, t as TranslateText),
    path: bookSubpathByLanguage(book.baseId, overridesOf),
    image: socialImageUrl(book.id),
  };
  return pageMetadata({ country, language: book.language }, page);
}
