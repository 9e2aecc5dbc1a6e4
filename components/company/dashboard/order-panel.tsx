'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { toApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { type BatchView, COMPANY_LIMITS } from '@/lib/company';
import type { OrderView } from '@/lib/orders';
import { formatMarketPrice, type QuoteLine } from '@/lib/prices';

type OrderPanelProps = { readonly batch: BatchView; readonly onReload: () => Promise<unknown> };

/** What a line of the quote is called. */
const toLineName = (priceId: QuoteLine['priceId']) => {
  if (priceId === 'kindergarten_digital') return 'digital';
  if (priceId.startsWith('kindergarten_delivery_')) return 'delivery';
  if (priceId === 'advanced_model_addon') return 'advanced';
  return priceId === 'printed_dedication' ? 'dedication' : 'printed';
};

/** The books received so far at today's prices, and the way to pay for them. */
export function OrderPanel({ batch, onReload }: OrderPanelProps) {
  const t = useTranslations('company.order');
  const { language } = useMarket();
  const [pending, setPending] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const { id, country, quote, state } = batch;
  const price = (amountMinor: number) => formatMarketPrice(country, amountMinor);
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    setErrorCode(undefined);
    try {
      await work();
    } catch (thrown) {
      setErrorCode(toApiError(thrown).code);
      await onReload();
    }
    setPending(false);
  };
  /** Closes the batch, fixes the price and opens the payment page. */
  const pay = async () => {
    const { orderId } = await sendJson<{ orderId: string }>(`/api/company/${id}/order`);
    const { totalMinor } = await fetcher<OrderView>(`/api/orders/${orderId}`);
    const { url } = await sendJson<{ url: string }>(`/api/orders/${orderId}/checkout`, {
      json: { tier: 'digital', language, shownMinor: totalMinor, useCoupon: false, useCredits: false },
      idempotencyKey: crypto.randomUUID(),
    });
    window.location.assign(url);
  };
  return (
    <section aria-labelledby="company-order" className="company-panel">
      <h2 className="text-title" id="company-order">
        {t('title')}
      </h2>
      {!quote && <p>{t('tooFew', { minimum: COMPANY_LIMITS.minBooks })}</p>}
      {quote && (
        <dl className="grid max-w-[520px] gap-2">
          {quote.lines.map(({ priceId, quantity, unitMinor }) => (
            <div className="flex justify-between gap-4" key={priceId}>
              <dt>{t(`lines.${toLineName(priceId)}`, { count: quantity, price: price(unitMinor) })}</dt>
              <dd>
                <Num>{price(quantity * unitMinor)}</Num>
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-edge line-top pt-3 font-semibold text-lead">
            <dt>{t('total')}</dt>
            <dd>
              <Num>{price(quote.totalMinor)}</Num>
            </dd>
          </div>
        </dl>
      )}
      <FormError code={errorCode} />
      {quote && (state === 'open' || state === 'closed') && (
        <div className="grid justify-items-start gap-2">
          <Button loading={pending} onClick={() => void run(pay)}>
            {t('pay')}
          </Button>
          <p className="max-w-[44em] text-ink-soft text-small">{t('payText', COMPANY_LIMITS.makeHours)}</p>
        </div>
      )}
      {state === 'paid' && batch.approvedAt === null && (
        <div className="grid justify-items-start gap-2">
          <Button
            loading={pending}
            onClick={() =>
              void run(async () => {
                await sendJson(`/api/company/${id}/approve`);
                await onReload();
              })
            }
          >
            {t('approve')}
          </Button>
          <p className="max-w-[44em] text-ink-soft text-small">{t('approveText')}</p>
        </div>
      )}
    </section>
  );
}
