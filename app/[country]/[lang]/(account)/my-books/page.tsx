import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { MyBooksScreen } from '@/components/orders/my-books/my-books-screen';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { getMyBooksData } from './page-data';
import './page.css';

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('shelf.title') };
}

export default async function MyBooksPage() {
  return (
    <PersonalPage messages={PAGE_MESSAGES.myBooks} served={await getMyBooksData((await currentMarket()).country)}>
      <MyBooksScreen />
    </PersonalPage>
  );
}
