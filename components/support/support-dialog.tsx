'use client';

import { DataProvider } from '@/lib/client/data-provider';
import { WithWords } from '@/lib/client/with-words';
import { SupportPanel } from './support-panel';
import type { SupportContext } from './support-store';

type SupportDialogProps = { readonly open: boolean; readonly context: SupportContext };

/** The support dialog with the words and data that it alone needs. */
export default function SupportDialog(props: SupportDialogProps) {
  return (
    <WithWords domains={['common', 'errors', 'support']}>
      <DataProvider>
        <SupportPanel {...props} />
      </DataProvider>
    </WithWords>
  );
}
