'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { formatPrice } from '@/lib/prices';
import { can, type RefundView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { FoldedForm } from '../forms/folded-form';
import { StaffFrame } from '../frame/staff-frame';
import { useAct } from '../orders/use-act';
import { ListTable } from './list-table';
import { OrderLink } from './order-link';

type RefundsScreenProps = { readonly refunds: readonly RefundView[]; readonly role: StaffRole };

/** Money that a person has to give back. */
export function RefundsScreen({ refunds, role }: RefundsScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const settles = can(role, 'orders.transfer');
  const rows = refunds.map(({ id, requestedAt, amountMinor, reason, payment, isTransfer }) => ({
    id,
    cells: [
      <time dateTime={requestedAt.toISOString()} key="at">
        {format.dateTime(requestedAt, { dateStyle: 'short', timeStyle: 'short' })}
      </time>,
      <OrderLink key="order" order={payment.order} />,
      <Num key="amount">{formatPrice(amountMinor, payment.currency)}</Num>,
      t(`timeline.refunds.${reason}`),
      <bdi key="provider">
        {t.has(`lists.providers.${payment.provider}`) ? t(`lists.providers.${payment.provider}`) : payment.provider}
      </bdi>,
      ...(settles ? [isTransfer && <Settle id={id} key="settle" />] : []),
    ],
  }));
  const columns = [t('lists.at'), t('lists.order'), t('lists.amount'), t('lists.why'), t('lists.provider')];
  if (settles) columns.push(t('lists.action'));
  return (
    <StaffFrame current="refunds" role={role} lead={t('leads.refunds')} title={t('nav.refunds')}>
      <ListTable
        columns={columns}
        empty={t('empty.refunds')}
        label={t('nav.refunds')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </StaffFrame>
  );
}

/** Notes that the money was sent back, folded because nobody can undo it. */
function Settle({ id }: { readonly id: string }) {
  const t = useTranslations('staff.lists');
  const { act, acting, failure } = useAct(`/api/staff/refunds/${id}`);
  return (
    <FoldedForm
      acting={acting}
      failure={failure}
      fields={[]}
      isGrave={true}
      onSend={() => act({})}
      submit={t('settleNow')}
      title={t('settle')}
    >
      <p className="text-small">{t('settleLead')}</p>
    </FoldedForm>
  );
}
