'use client';

import { can, type Permission, type StaffOrderView, type StaffRole } from '@/lib/staff';
import { ActionForm } from './action-form';
import { ACTIONS, type ActionName } from './actions';
import { PageLook } from './page-look';

type OrderActionsProps = { readonly order: StaffOrderView; readonly role: StaffRole };

const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[];

/** What this role may do to the order now; the server decides again. */
export function OrderActions({ order, role }: OrderActionsProps) {
  const shown = ACTION_NAMES.filter((name) => {
    const permission: Permission = `orders.${name}`;
    return can(role, permission) && ACTIONS[name].isOffered(order);
  });
  const showsPages = can(role, 'orders.look') && order.catalogueId !== null && order.paidAt !== null;
  return (
    <>
      {shown.map((name) => (
        <ActionForm key={name} name={name} order={order} />
      ))}
      {showsPages && <PageLook order={order} />}
    </>
  );
}
