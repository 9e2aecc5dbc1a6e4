'use client';

import dynamic from 'next/dynamic';
import { useState, useSyncExternalStore } from 'react';
import { reminderIn } from '@/lib/partners';

const ForgetDialog = dynamic(() => import('./forget-dialog'), { ssr: false });

function onFragment(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** For those who come by the mail's link: asks whether their address shall go. Others load nothing of it. */
export function ForgetReminder() {
  const [closed, setClosed] = useState<string | null>(null);
  const reminder = useSyncExternalStore(
    onFragment,
    () => reminderIn(location.hash),
    () => null,
  );
  if (!reminder || reminder === closed) return null;
  return <ForgetDialog key={reminder} onClose={() => setClosed(reminder)} reminder={reminder} />;
}
