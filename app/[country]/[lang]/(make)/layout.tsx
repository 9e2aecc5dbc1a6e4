import '@/components/book-object/turning.css';
import '@/components/wizard/wizard.css';
import '@/components/photo/candidates.css';
import '@/components/photo/photo.css';
import '@/components/photo/photo-guide.css';
import '@/components/preview/preview.css';
import '@/components/preview/traits.css';
import '@/components/preview/reader.css';
import '@/components/preview/reader-type.css';
import '@/components/orders/orders.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageProvider } from '@/components/account/page-provider';
import { NeedsScript } from '@/components/layout/needs-script';

/** Pages of one person: never indexed (rulings, "Routing and locale"). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function MakeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <NeedsScript logo />
      <PageProvider>{children}</PageProvider>
    </>
  );
}
