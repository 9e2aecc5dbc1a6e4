import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { BookWaiting } from '@/components/preview/book-waiting';
import { PreviewScreen } from '@/components/preview/preview-screen';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('pageTitle') };
}

export default function PreviewPage() {
  const skeleton = <BookWaiting />;
  return (
    <Suspense fallback={skeleton}>
      <InBrowser fallback={skeleton}>
        <PreviewScreen />
      </InBrowser>
    </Suspense>
  );
}
