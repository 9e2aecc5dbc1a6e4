import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { InBrowser } from '@/components/wizard/in-browser';
import { WizardScreen } from '@/components/wizard/wizard-screen';
import { WizardSkeleton } from '@/components/wizard/wizard-skeleton';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard');
  return { title: t('pageTitle') };
}

export default function WizardPage() {
  const skeleton = <WizardSkeleton />;
  return (
    <Suspense fallback={skeleton}>
      <InBrowser fallback={skeleton}>
        <WizardScreen />
      </InBrowser>
    </Suspense>
  );
}
