import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { OwnOrder } from '@/components/company/own-order/own-order';
import { LinkFrame } from '@/components/group/link/link-frame';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../../employee.css';

type Props = { readonly params: Promise<{ readonly secret: string }> };

/** Rendered per request, because the content depends on the link. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('employee.own');
  return { title: t('pageTitle'), referrer: 'no-referrer' };
}

/** An employee's own order, by the link that was sent to the phone. */
export default async function EmployeeOrderPage({ params }: Props) {
  if (!isAvailable('company')) notFound();
  const { secret } = await params;
  return (
    <LinkFrame>
      <PersonalPage messages={PAGE_MESSAGES.employee}>
        <OwnOrder byOwnLink path={`/api/company/order/${secret}`} />
      </PersonalPage>
    </LinkFrame>
  );
}
