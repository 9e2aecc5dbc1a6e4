import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { MyBooksScreen } from '@/components/orders/my-books-screen';
import { ShelfSkeleton } from '@/components/orders/shelf-skeleton';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('shelf.title') };
}

export default function MyBooksPage() {
  const skeleton = <ShelfSkeleton />;
  return (
    <Suspense fallback={skeleton}>
      <InBrowser fallback={skeleton}>
        <MyBooksScreen />
      </InBrowser>
    </Suspense>
  );
}
