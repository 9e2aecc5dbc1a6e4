import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ConfirmationScreen } from '@/components/orders/confirmation-screen';
import { ConfirmationSkeleton } from '@/components/orders/confirmation-skeleton';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('pageTitle') };
}

export default function OrderConfirmationPage() {
  const skeleton = <ConfirmationSkeleton />;
  return (
    <Suspense fallback={skeleton}>
      <InBrowser fallback={skeleton}>
        <ConfirmationScreen />
      </InBrowser>
    </Suspense>
  );
}
