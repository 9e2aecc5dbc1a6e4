'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { type CapabilityTable, CURRENT_CAPABILITIES, isEnabled } from '@/lib/capabilities';
import type { OrderView } from '@/lib/orders';
import { EarnCredits } from './earn-credits';
import { InviteFriends } from './invite-friends';
import { OrderCoupon } from './order-coupon';
import { useRewards } from './use-rewards';

type OrderRewardsProps = {
  readonly order: Pick<OrderView, 'id' | 'country' | 'paidAt' | 'state' | 'progress'>;
  readonly table?: CapabilityTable;
};

/** What a paid order has earned, and what its buyer may earn now. */
export function OrderRewards({ order, table = CURRENT_CAPABILITIES }: OrderRewardsProps) {
  const offered = isEnabled({ needs: [['coupon', 'rewards']] }, table);
  const { data: rewards, mutate } = useRewards(offered && order.paidAt !== null);
  // Rewards are earned when the order can no longer be cancelled: a digital book is made while the page is open.
  const refresh = useEffectEvent(() => void mutate());
  const known = useRef(order.state);
  useEffect(() => {
    if (known.current === order.state) return;
    known.current = order.state;
    refresh();
  }, [order.state]);
  if (!rewards) return null;
  const coupon = rewards.coupons.find(({ orderId, state }) => orderId === order.id && state === 'valid');
  return (
    <div className="grid gap-6">
      {coupon && <OrderCoupon country={order.country} coupon={coupon} />}
      {rewards.referral && <InviteFriends referral={rewards.referral} />}
      {rewards.credits && (
        <EarnCredits
          credits={rewards.credits}
          isAwaited={order.progress !== 'completed'}
          onChanged={mutate}
          referral={rewards.referral}
        />
      )}
    </div>
  );
}
