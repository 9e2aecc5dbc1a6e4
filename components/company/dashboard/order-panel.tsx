'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { openPayment } from '@/lib/client/open-payment';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import { useTrackPurchase } from '@/lib/client/use-track-purchase';
import { type BatchView, COMPANY_LIMITS } from '@/lib/company';
import { COUNTRIES } from '@/lib/markets';
import { PayByTransfer, TransferNotice } from './pay-by-transfer';
import { PaymentReturn, useAwaitsPayment } from './payment-return';
import { QuoteLines } from './quote-lines';

type OrderPanelProps = { readonly batch: BatchView; readonly onReload: () => Promise<unknown> };

/** What the books received so far cost, and the next step: to pay for them, then to approve them. */
export function OrderPanel({ batch, onReload }: OrderPanelProps) {
  const t = useTranslations('company.order');
  const { language } = useMarket();
  const awaits = useAwaitsPayment(batch);
  const payable = !awaits && (batch.state === 'open' || batch.state === 'closed');
  useTrackPurchase({ paid: batch.papers.receipt, orderNumber: batch.order?.number });
  return (
    <section aria-labelledby="company-order" className="company-panel">
      <h2 className="text-title" id="company-order">
        {t('title')}
      </h2>
      <PaymentReturn state={batch.state} />
      <Price batch={batch} />
      {batch.quote && batch.state !== 'cancelled' && (
        <a className="text-link text-small" download href={`/api/company/${batch.id}/quote?language=${language}`}>
          {t('quote')}
        </a>
      )}
      {batch.state === 'closed' && batch.transferAt && batch.order && (
        <TransferNotice batch={batch} order={batch.order} />
      )}
      {batch.quote && payable && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <PayByCard batch={batch} onReload={onReload} />
          {!batch.transferAt && <PayByTransfer batch={batch} onReload={onReload} />}
          <p className="max-w-[44em] text-ink-soft text-small">
            {t(batch.bookType === 'digital' ? 'madeToOrder' : 'madeToOrderPrinted')}
          </p>
        </div>
      )}
      {/* Digital books are made without it. */}
      {batch.state === 'paid' && batch.papers.packingList && <Approve batch={batch} onReload={onReload} />}
    </section>
  );
}

function Price({ batch }: Pick<OrderPanelProps, 'batch'>) {
  const t = useTranslations('company.order');
  if (batch.state === 'cancelled') return <p>{t('cancelled')}</p>;
  if (batch.quote) return <QuoteLines batch={batch} quote={batch.quote} />;
  return <p>{t('tooFew', { minimum: COMPANY_LIMITS.minBooks })}</p>;
}

/** Closes the batch, fixes the price and opens the payment page. */
function PayByCard({ batch: { id, quote, country }, onReload }: OrderPanelProps) {
  const t = useTranslations('company.order');
  const common = useTranslations('common');
  const { language } = useMarket();
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    const totalMinor = quote?.totalMinor ?? 0;
    await openPayment(`/api/company/${id}/checkout`, {
      json: { language, shownMinor: totalMinor },
      amountMinor: totalMinor,
      currency: COUNTRIES[country].currency,
      idempotencyKey: crypto.randomUUID(),
    }).catch(async (thrown: unknown) => {
      // Orders may have come in meanwhile, and the batch may be closed by now.
      await onReload();
      throw thrown;
    });
    return 'leave';
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={openDialog}>{t('pay')}</Button>
      <p className="max-w-[44em] text-ink-soft text-small">{t('payText', COMPANY_LIMITS.makeHours)}</p>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('notYet')}
        closeLabel={common('close')}
        confirmLabel={t('payConfirm.confirm')}
        description={t('payConfirm.text')}
        error={<FormError failure={failure} />}
        title={t('payConfirm.title')}
      />
    </div>
  );
}

/** The `data` of `company_not_ready`. */
type Unready = { readonly count?: number; readonly employees?: readonly string[] };

function Approve({ batch: { id }, onReload }: OrderPanelProps) {
  const t = useTranslations('company.order');
  const format = useFormatter();
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/company/${id}/approve`);
    await onReload();
    return 'close';
  });
  const { count = 0, employees = [] }: Unready = failure?.data ?? {};
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={openDialog}>{t('approve')}</Button>
      <p className="max-w-[44em] text-ink-soft text-small">{t('approveText')}</p>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('notYet')}
        closeLabel={common('close')}
        confirmLabel={t('approve')}
        description={t('approveText')}
        error={
          <>
            <FormError failure={failure} />
            {employees.length > 0 && (
              <p className="text-small">
                {t('unready', { names: format.list(employees), more: count - employees.length })}
              </p>
            )}
          </>
        }
        title={t('approveTitle')}
      />
    </div>
  );
}
