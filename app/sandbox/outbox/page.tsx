import { notFound } from 'next/navigation';
import { SandboxOutbox } from '@/components/checkout/sandbox-outbox';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** There where its endpoint is: no page of a sandbox in a shop without one. */
export default function SandboxOutboxPage() {
  const { SMS, EMAIL } = env();
  if (SMS !== 'sandbox' || EMAIL !== 'sandbox') notFound();
  return <SandboxOutbox />;
}
