import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { ConfirmationScreen } from '@/components/orders/confirmation-screen';
import { LoadRefused } from '@/components/orders/load-refused';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/markets';
import { isCardEnclosed } from '@/lib/server/print-house';
import { getOrderData } from '../../order-data';
import '../../order.css';

type Props = { readonly params: Promise<{ readonly orderId: string }> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('pageTitle') };
}

export default async function OrderConfirmationPage({ params }: Props) {
  const [{ orderId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const data = await getOrderData(orderId);
  if (data?.kind === 'class') redirect(localePath(country, language, data.path));
  return (
    <PersonalPage messages={PAGE_MESSAGES.confirmation} served={data?.kind === 'order' ? data.served : null}>
      {data?.kind === 'refused' ? (
        <LoadRefused code={data.code} />
      ) : (
        <ConfirmationScreen cardEnclosed={isCardEnclosed()} />
      )}
    </PersonalPage>
  );
}
