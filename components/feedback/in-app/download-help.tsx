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
  const onClick = useEffectEvent((event: MouseEvent, app: string | null) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link || link.dataset.anyway !== undefined) return;
    event.preventDefault();
    setBlocked({ link, app });
  });
  const watch = useEffectEvent(async (signal: AbortSignal) => {
    const { findInAppBrowser } = await import('./in-app-browser');
    const browser = findInAppBrowser(navigator.userAgent);
    // Without the dialog a link does what it can.
    if (!browser || !(await wantDialog()) || signal.aborted) return;
    document.addEventListener('click', (event) => onClick(event, browser.app), { capture: true, signal });
  });
  useEffect(() => {
    if (!PHONE.test(navigator.userAgent)) return;
    const watching = new AbortController();
    whenIdle(() => void watch(watching.signal).catch(() => undefined));
    return () => watching.abort();
  }, []);
  if (!blocked || !DownloadDialog) return null;
  return <DownloadDialog app={blocked.app} link={blocked.link} onClose={() => setBlocked(null)} />;
}
