import { SandboxOutbox } from '@/components/checkout/sandbox-outbox';

export default function SandboxOutboxPage() {
  return <SandboxOutbox />;
}
