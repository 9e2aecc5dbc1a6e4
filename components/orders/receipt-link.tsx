import { useTranslations } from 'next-intl';

/** The receipt of a paid order, as a PDF in the order's language. */
export function ReceiptLink({ orderId }: { readonly orderId: string }) {
  const t = useTranslations('orders.download');
  return (
    <a className="text-link" download href={`/api/orders/${orderId}/receipt`}>
      {t('receipt')}
    </a>
  );
}
