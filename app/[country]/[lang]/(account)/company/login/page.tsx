import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { HrLoginScreen } from '@/components/company/login/hr-login-screen';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../company.css';

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('company.login');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** Where HR signs in. */
export default async function CompanyLoginPage() {
  if (!isAvailable('company')) notFound();
  return (
    <PersonalPage messages={PAGE_MESSAGES.companyLogin}>
      <HrLoginScreen />
    </PersonalPage>
  );
}
