import { useTranslations } from 'next-intl';

type ReceiptLinkProps = {
  readonly orderId: string;
  /** Of the advanced model that was bought after the book. */
  readonly isExtra?: boolean;
};

/** The receipt of a paid order, as a PDF in the order's language. */
export function ReceiptLink({ orderId, isExtra }: ReceiptLinkProps) {
  const t = useTranslations('orders.download');
  return (
    <a className="text-link" download href={`/api/orders/${orderId}/receipt`}>
      {t(isExtra ? 'receiptExtra' : 'receipt')}
    </a>
  );
}
