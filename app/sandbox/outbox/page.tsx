import { notFound } from 'next/navigation';
import { SandboxOutbox } from '@/components/checkout/sandbox-outbox';
import { env } from '@/lib/platform/env';
import '../sandbox.css';

export const dynamic = 'force-dynamic';

/** Exists only where its endpoint does. */
export default function SandboxOutboxPage() {
  const { SMS, EMAIL } = env();
  if (SMS !== 'sandbox' || EMAIL !== 'sandbox') notFound();
  return <SandboxOutbox />;
}
