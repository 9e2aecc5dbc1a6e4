import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';

/** Opens the page of an order; empty without one. */
export function OrderLink({ order }: { readonly order: { readonly id: string; readonly number: string } | null }) {
  if (!order) return null;
  return (
    <Link className="text-link" href={`/staff/orders/${order.id}`}>
      <Num>{order.number}</Num>
    </Link>
  );
}
