import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { ConfirmScreen } from '@/components/confirm/confirm-screen';
import { LoadRefused } from '@/components/orders/load-refused';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/markets';
import { getConfirmationData } from './page-data';
import './page.css';

type Props = { readonly params: Promise<{ readonly orderId: string }> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('confirm.print');
  return { title: t('pageTitle') };
}

export default async function ConfirmPage({ params }: Props) {
  const [{ orderId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const data = await getConfirmationData(orderId);
  if (data?.kind === 'class') redirect(localePath(country, language, data.path));
  if (data?.kind === 'closed') redirect(localePath(country, language, `/order-confirmation/${orderId}`));
  return (
    <PersonalPage messages={PAGE_MESSAGES.confirm} served={data?.kind === 'order' ? data.served : null}>
      {data?.kind === 'refused' ? <LoadRefused code={data.code} /> : <ConfirmScreen />}
    </PersonalPage>
  );
}
