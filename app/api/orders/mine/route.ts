import { myOrders } from '@/lib/orders/server';
import { query, reply, signInFirst } from '@/lib/wiring/http';
import { orderDeps } from '@/lib/wiring/http/owner';

/** The account's orders, newest first. */
export const GET = query(async (context) => {
  const deps = orderDeps(context);
  return deps ? reply(await myOrders(deps)) : signInFirst(context.visitor);
});
