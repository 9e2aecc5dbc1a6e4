import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DownloadHelp } from '@/components/feedback/in-app/download-help';
import { NoScriptNotice } from '@/components/layout/no-script-notice';
import { ShopShell } from '@/components/layout/shop-shell';

/** Personal pages: never indexed (§2). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ShopShell>
      <NoScriptNotice />
      {children}
      <DownloadHelp />
    </ShopShell>
  );
}
