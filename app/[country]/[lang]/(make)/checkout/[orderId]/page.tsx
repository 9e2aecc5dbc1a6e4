import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('pageTitle') };
}

export default function CheckoutPage() {
  const skeleton = <CheckoutSkeleton />;
  return (
    <Suspense fallback={skeleton}>
      <InBrowser fallback={skeleton}>
        <CheckoutScreen />
      </InBrowser>
    </Suspense>
  );
}
