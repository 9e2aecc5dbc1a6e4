'use client';

import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { can, type StaffOrderView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffColumn, StaffPanel } from '../frame/staff-panel';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { Timeline } from './timeline';

type OrderScreenProps = { readonly order: StaffOrderView; readonly role: StaffRole };

/** One order: what it is, what happened, and what this role may do about it. */
export function OrderScreen({ order, role }: OrderScreenProps) {
  const t = useTranslations('staff.order');
  const title = t.rich('title', { number: order.number, num: (chunks) => <Num>{chunks}</Num> });
  return (
    <StaffFrame current="orders" role={role} title={title}>
      <div className="staff-columns">
        <StaffColumn>
          <StaffPanel id="details" title={t('details')}>
            <OrderDetails order={order} />
          </StaffPanel>
          <StaffPanel id="actions" title={t('actions')}>
            <OrderActions order={order} role={role} />
          </StaffPanel>
        </StaffColumn>
        <StaffPanel id="timeline" title={t('timeline')}>
          <Timeline
            currency={order.currency}
            events={order.timeline}
            path={can(role, 'orders.resend') ? `/api/staff/orders/${order.id}` : null}
            role={role}
          />
        </StaffPanel>
      </div>
    </StaffFrame>
  );
}
