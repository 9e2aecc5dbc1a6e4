'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { showChunkError } from '@/lib/client/chunk-load-error';
import { closeConsent, isConsentOpen, subscribeToConsentDialog } from '@/lib/client/stores/consent-dialog-store';
import { useConsentState } from '@/lib/client/stores/consent-store';
import type { ConsentTexts } from './consent-texts';

type BannerProps = { readonly texts: ConsentTexts; readonly reopened: boolean };

/** Asks a new visitor once the page is idle, and shows the choices again when the footer's button asks for them. */
export function ConsentLoader({ texts }: Pick<BannerProps, 'texts'>) {
  const unasked = useConsentState() === 'unasked';
  const reopened = useSyncExternalStore(subscribeToConsentDialog, isConsentOpen, () => false);
  const [Banner, setBanner] = useState<ComponentType<BannerProps> | null>(null);
  useEffect(() => {
    if (!unasked && !reopened) return;
    const load = () =>
      import('./consent-banner').then(
        (loaded) => setBanner(() => loaded.default),
        // Nobody asked for the banner of a first visit, so its failure stays silent.
        () => {
          if (!reopened) return;
          closeConsent();
          showChunkError();
        },
      );
    if (reopened) void load();
    else whenIdle(() => void load(), 5000);
  }, [unasked, reopened]);
  return Banner && (unasked || reopened) && <Banner reopened={reopened} texts={texts} />;
}
