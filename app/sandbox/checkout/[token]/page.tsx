import { SandboxCheckout } from '@/components/checkout/sandbox-checkout';

export default function SandboxCheckoutPage() {
  return <SandboxCheckout />;
}
