import { myOrder } from '@/lib/orders/server';
import { answer, query, signInFirst } from '@/lib/wiring/http';
import { orderDeps } from '@/lib/wiring/http/owner';

export const GET = query(async (context) => {
  const deps = orderDeps(context);
  if (!deps) return signInFirst(context.visitor);
  return answer(await myOrder(context.params.orderId ?? '', deps), (value) => value);
});
