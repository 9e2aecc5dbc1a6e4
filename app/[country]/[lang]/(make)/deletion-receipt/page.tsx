import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { DeletionReceiptScreen } from '@/components/resume/deletion-receipt-screen';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import '../order.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.receipt');
  return { title: t('pageTitle') };
}

/** Static: the receipt is in the URL fragment, which the browser never sends to a server. */
export default function DeletionReceiptPage() {
  return (
    <PersonalPage messages={PAGE_MESSAGES.deletionReceipt}>
      <DeletionReceiptScreen />
    </PersonalPage>
  );
}
