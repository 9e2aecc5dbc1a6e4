import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DownloadHelp } from '@/components/feedback/in-app/download-help';
import { NoScriptNotice } from '@/components/layout/no-script-notice';
import { OtherFontFaces } from '@/components/layout/other-font-faces';
import { currentMarket } from '@/lib/i18n/current-market';

/** Personal pages: never indexed (§2). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function MakeLayout({ children }: { readonly children: ReactNode }) {
  const { language } = await currentMarket();
  return (
    <>
      <NoScriptNotice logo />
      {children}
      <DownloadHelp />
      <OtherFontFaces atOnce language={language} />
    </>
  );
}
