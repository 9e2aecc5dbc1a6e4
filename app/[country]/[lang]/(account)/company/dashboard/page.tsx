import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { BatchListScreen } from '@/components/company/dashboard/batch-list-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../company.css';

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('company.list');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** The batches of an HR person. */
export default async function CompanyBatchesPage() {
  if (!isAvailable('company')) notFound();
  return (
    <PersonalPage messages={PAGE_MESSAGES.companyList}>
      <BatchListScreen />
    </PersonalPage>
  );
}
