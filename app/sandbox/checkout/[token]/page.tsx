import { notFound } from 'next/navigation';
import { SandboxCheckout } from '@/components/checkout/sandbox-checkout';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** There where the payment is a sandbox. */
export default function SandboxCheckoutPage() {
  if (env().PAYMENT !== 'sandbox') notFound();
  return <SandboxCheckout />;
}
