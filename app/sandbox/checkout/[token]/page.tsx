import { notFound } from 'next/navigation';
import { SandboxCheckout } from '@/components/checkout/sandbox-checkout';
import { env } from '@/lib/platform/env';
import '../../sandbox.css';

export const dynamic = 'force-dynamic';

/** Exists only while the payment provider is the sandbox. */
export default function SandboxCheckoutPage() {
  if (env().PAYMENT !== 'sandbox') notFound();
  return <SandboxCheckout />;
}
