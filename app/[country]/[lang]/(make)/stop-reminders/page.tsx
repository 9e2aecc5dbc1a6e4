import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StopScreen } from '@/components/resume/stop-screen';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('waiting.stop');
  return { title: t('pageTitle') };
}

export default function StopRemindersPage() {
  return (
    <InBrowser fallback={null}>
      <StopScreen />
    </InBrowser>
  );
}
