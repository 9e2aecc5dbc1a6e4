import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DownloadHelp } from '@/components/feedback/in-app/download-help';
import { NoScriptNotice } from '@/components/layout/no-script-notice';

/** Personal pages: never indexed (§2). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function MakeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <NoScriptNotice logo />
      {children}
      <DownloadHelp />
    </>
  );
}
