import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PersonalPage } from '@/components/account/personal-page';
import { GivenScreen } from '@/components/sharing/given-screen';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { getGivenBook } from '@/lib/server/given-book';
import './page.css';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** A closed link must stop working at once. */
export const dynamic = 'force-dynamic';

const openGift = cache(getGivenBook);

/** Neither the title nor an image of the page tells of the child: a chat shows both wherever the link is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('orders.givenGift')]);
  return {
    title: `${t('pageTitle')} · ${BRAND.names[language]}`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** Where the mail of a gift leads: the card and the whole book, without an account. */
export default async function GiftPage({ params }: Props) {
  const { token } = await params;
  const gift = await openGift(token);
  if (!gift) notFound();
  return (
    <PersonalPage messages={PAGE_MESSAGES.gift}>
      <GivenScreen gift={gift} />
    </PersonalPage>
  );
}
