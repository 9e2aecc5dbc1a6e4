import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentMarket } from '@/components/layout/current-market';
import { BookWaiting } from '@/components/preview/book-waiting';
import { SharedScreen } from '@/components/preview/shared-screen';
import { CARD_SIZE } from '@/components/seo/social-cards';
import { InBrowser } from '@/components/wizard/in-browser';
import { BRAND } from '@/lib/brand';
import { mapToLanguage, socialPath } from '@/lib/catalogue';
import { localePath } from '@/lib/markets';
import { openSharedBook } from '@/lib/wiring/shared-book';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** A link that is turned off is dead at once. */
export const dynamic = 'force-dynamic';

const openBook = cache(openSharedBook);

/** The card of a shared link is the catalogue's: neither the child's name nor a likeness. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, { language }, t] = await Promise.all([params, currentMarket(), getTranslations('preview.shared')]);
  const robots = { index: false, follow: false };
  const book = await openBook(token);
  if (!book) return { title: `${t('gone.title')} · ${BRAND.names[language]}`, robots };
  const title = `${book.title} · ${BRAND.names[language]}`;
  const description = t('description');
  const images = [{ url: socialPath(book.catalogueId), ...CARD_SIZE, alt: book.title }];
  return {
    title,
    description,
    robots,
    referrer: 'no-referrer',
    openGraph: { type: 'website', title, description, siteName: BRAND.names[language], images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export default async function SharedBookPage({ params }: Props) {
  const [{ token }, { country, language }] = await Promise.all([params, currentMarket()]);
  const book = await openBook(token);
  if (!book) notFound();
  // A book that is no longer sold, or not in this language, leaves the choice open.
  const edition = mapToLanguage(book.catalogueId, language);
  const makePath = localePath(country, language, '/wizard') + (edition ? `?book=${edition}` : '');
  return (
    <InBrowser fallback={<BookWaiting />}>
      <SharedScreen book={book} makePath={makePath} />
    </InBrowser>
  );
}
