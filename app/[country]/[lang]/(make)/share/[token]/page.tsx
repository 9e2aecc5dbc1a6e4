import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PersonalPage } from '@/components/account/personal-page';
import { CARD_SIZE } from '@/components/seo/social-cards';
import { SharedScreen } from '@/components/sharing/shared-screen';
import { BRAND } from '@/lib/brand';
import { findEditionIdInLanguage, socialImageUrl } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/markets';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import { getSharedBook } from '@/lib/server/shared-book';
import './page.css';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** A revoked link must stop working at once. */
export const dynamic = 'force-dynamic';

const openBook = cache(getSharedBook);

/** The Open Graph image of a shared link is the catalogue's: it shows neither the child's name nor a likeness. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, { language }, t] = await Promise.all([params, currentMarket(), getTranslations('preview.shared')]);
  const robots = { index: false, follow: false };
  const book = await openBook(token);
  if (!book) return { title: `${t('gone.title')} · ${BRAND.names[language]}`, robots };
  const title = `${book.title} · ${BRAND.names[language]}`;
  const description = t('description');
  const images = [{ url: socialImageUrl(book.catalogueId), ...CARD_SIZE, alt: book.title }];
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
  // For a book that is not for sale in this language, the link leads to the catalogue.
  const edition = findEditionIdInLanguage(book.catalogueId, language, await getOverrides(country));
  const wizardPath = localePath(country, language, '/wizard') + (edition ? `?book=${edition}` : '');
  return (
    <PersonalPage messages={PAGE_MESSAGES.shared}>
      <SharedScreen book={book} wizardPath={wizardPath} />
    </PersonalPage>
  );
}
