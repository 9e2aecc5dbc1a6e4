'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import { useUpgrade } from './use-upgrade';

type UpgradeButtonProps = { readonly order: Pick<OrderView, 'id' | 'upgradeMinor' | 'currency'> };

/** 'Print this book': opens the checkout of a printed copy of a digital book, with its price. */
export function UpgradeButton({ order: { id, upgradeMinor, currency } }: UpgradeButtonProps) {
  const t = useTranslations('orders.upgrade');
  const { upgrade, sending, failure } = useUpgrade(id);
  if (upgradeMinor === null) return null;
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
