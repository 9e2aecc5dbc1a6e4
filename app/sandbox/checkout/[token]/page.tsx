import { notFound } from 'next/navigation';
import { SandboxCheckout } from '@/components/checkout/sandbox-checkout';
import { env } from '@/lib/platform/env';
import { getSandboxTotal } from '@/lib/server/sandbox/checkout';
import '../../sandbox.css';

export const dynamic = 'force-dynamic';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** Exists only while the payment provider is the sandbox. */
export default async function SandboxCheckoutPage({ params }: Props) {
  if (env().PAYMENT !== 'sandbox') notFound();
  const { token } = await params;
  return <SandboxCheckout total={await getSandboxTotal(decodeURIComponent(token), env())} />;
}
