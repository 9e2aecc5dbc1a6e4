import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { CreatedScreen } from '@/components/company/created/created-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../../company/company.css';

type Props = {
  readonly params: Promise<{ readonly batchId: string }>;
  readonly searchParams: Promise<{ readonly logo?: string }>;
};

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('company.created');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** After a company's order was opened: the link and all that HR sends to the employees. */
export default async function CompanyCreatedPage({ params, searchParams }: Props) {
  if (!isAvailable('company')) notFound();
  const [{ batchId }, { logo }] = await Promise.all([params, searchParams]);
  return (
    <PersonalPage messages={PAGE_MESSAGES.companyDashboard}>
      <CreatedScreen batchId={batchId} logoError={logo} />
    </PersonalPage>
  );
}
