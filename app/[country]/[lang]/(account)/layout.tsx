import '@/components/wizard/wizard.css';
import '@/components/orders/orders.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageProvider } from '@/components/account/page-provider';
import { NeedsScript } from '@/components/layout/needs-script';
import { ShopShell } from '@/components/layout/shop-shell';

/** Pages of one person: never indexed (rulings, "Routing and locale"). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ShopShell>
      <NeedsScript />
      <PageProvider>{children}</PageProvider>
    </ShopShell>
  );
}
