import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { DashboardScreen } from '@/components/company/dashboard/dashboard-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../../company.css';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('company.orders');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** The dashboard of a batch. */
export default async function CompanyDashboardPage({ params }: Props) {
  if (!isAvailable('company')) notFound();
  const { token } = await params;
  return (
    <PersonalPage messages={PAGE_MESSAGES.companyDashboard}>
      <DashboardScreen token={token} />
    </PersonalPage>
  );
}
