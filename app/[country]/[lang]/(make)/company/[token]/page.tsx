import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { EmployeeScreen } from '@/components/company/employee/employee-screen';
import { LinkFrame } from '@/components/group/link/link-frame';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../employee.css';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** Rendered per request, because the content depends on the link. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('employee');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** Where an employee orders the book that the company gives (spec §2 "/company/{token}"). */
export default async function EmployeePage({ params }: Props) {
  if (!isAvailable('company')) notFound();
  const { token } = await params;
  return (
    <LinkFrame>
      <PersonalPage messages={PAGE_MESSAGES.employee}>
        <EmployeeScreen token={token} />
      </PersonalPage>
    </LinkFrame>
  );
}
