'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { useLazyComponent } from '@/lib/client/use-lazy-component';

type Blocked = { readonly link: HTMLAnchorElement; readonly app: string | null };

/** Only phones have browsers inside apps. */
const PHONE = /Android|iPhone|iPad|iPod/;
const loadDialog = () => import('./download-dialog');

/**
 * Says how to save a file where the browser cannot: inside another app a download does nothing. It watches every
 * download link of the page, so that none is forgotten.
 */
export function DownloadHelp() {
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const [DownloadDialog, wantDialog] = useLazyComponent(loadDialog, true);
  const preload = useEffectEvent(() => void wantDialog());
  useEffect(() => {
    if (!PHONE.test(navigator.userAgent)) return;
    const watching = new AbortController();
    whenIdle(() => {
      void import('./in-app-browser').then(({ findInAppBrowser }) => {
        const browser = findInAppBrowser(navigator.userAgent);
        if (!browser || watching.signal.aborted) return;
        preload();
        const onClick = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
          if (!link || link.dataset.anyway !== undefined) return;
          event.preventDefault();
          setBlocked({ link, app: browser.app });
        };
        document.addEventListener('click', onClick, { capture: true, signal: watching.signal });
      });
    });
    return () => watching.abort();
  }, []);
  if (!blocked || !DownloadDialog) return null;
  return <DownloadDialog app={blocked.app} link={blocked.link} onClose={() => setBlocked(null)} />;
}
