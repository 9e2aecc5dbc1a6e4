'use client';

import { SwrProvider } from '@/lib/client/api/swr-provider';
import { LazyMessages } from '@/lib/client/lazy-messages';
import type { SupportContext } from '@/lib/client/stores/support-store';
import { SupportPanel } from './support-panel';
import '@/app/overlays.css';

type SupportDialogProps = { readonly open: boolean; readonly context: SupportContext };

/** The support dialog with its own messages and SWR provider. */
export default function SupportDialog(props: SupportDialogProps) {
  return (
    <LazyMessages namespaces={['common', 'errors', 'support']}>
      <SwrProvider>
        <SupportPanel {...props} />
      </SwrProvider>
    </LazyMessages>
  );
}
