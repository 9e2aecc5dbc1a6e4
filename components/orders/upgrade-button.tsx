'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';

type UpgradeButtonProps = { readonly order: Pick<OrderView, 'id' | 'upgradeMinor' | 'currency'> };

/** 'Print this book': opens the checkout of a printed copy of a digital book, with its price. */
export function UpgradeButton({ order: { id, upgradeMinor, currency } }: UpgradeButtonProps) {
  const t = useTranslations('orders.upgrade');
  const router = useRouter();
  const { to } = useMarket();
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  if (upgradeMinor === null) return null;

  const upgrade = async () => {
    setFailure(undefined);
    setSending(true);
    try {
      const { orderId } = await sendJson<{ orderId: string }>(`/api/orders/${id}/upgrade`);
      router.push(to(`/checkout/${orderId}`));
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setSending(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button loading={sending} onClick={upgrade} variant="quiet">
        <Icon name="truck" />
        <span>
          {t('button')} <Num>{formatPrice(upgradeMinor, currency)}</Num>
        </span>
      </Button>
      <FormError failure={failure} />
    </div>
  );
}
