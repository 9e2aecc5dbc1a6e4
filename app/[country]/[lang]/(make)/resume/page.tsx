import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResumeScreen } from '@/components/resume/resume-screen';
import { InBrowser } from '@/components/wizard/in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('waiting.resume');
  return { title: t('pageTitle') };
}

export default function ResumePage() {
  return (
    <InBrowser fallback={null}>
      <ResumeScreen />
    </InBrowser>
  );
}
