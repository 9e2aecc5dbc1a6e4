import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brief } from '@/components/seo/brief';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ageSpan, type CatalogueBook, socialPath } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import { bookPathIn } from './paths';

/** What search engines show of a description, in characters. */
const LONGEST_DESCRIPTION = 158;

/** Words, addresses and picture of a book's page for search engines and shared links (spec §3 "Per-page SEO text"). */
export async function bookMetadata(book: CatalogueBook, country: CountryCode): Promise<Metadata> {
  const t = await getTranslations('bookDetail.meta');
  const { id, baseId, language, title: bookTitle } = book;
  const ages = ageSpan(book.ages);
  const around = t('description', { bookDescription: '', ages }).length;
  return pageMetadata(
    { country, language },
    {
      words: {
        title: t('title', { bookTitle }),
        description: t('description', { bookDescription: brief(book.description, LONGEST_DESCRIPTION - around), ages }),
        keywords: t('keywords', { bookKeywords: book.keywords.join(', ') }),
        ogTitle: t('ogTitle', { bookTitle }),
        ogDescription: t('ogDescription', { bookDescription: brief(book.description, LONGEST_DESCRIPTION) }),
      },
      path: bookPathIn(baseId),
      image: socialPath(id),
    },
  );
}
