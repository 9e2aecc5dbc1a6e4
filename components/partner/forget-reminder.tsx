'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { alertIn } from '@/lib/book-alerts';
import { reminderIn } from '@/lib/partners';

const ForgetDialog = dynamic(() => import('./forget-dialog'), { ssr: false });

function onFragment(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const fragment = () => location.hash;
const none = () => '';

type Asked = Omit<ComponentProps<typeof ForgetDialog>, 'onClose'>;

const offerReminder = (reminder: string): Asked => ({
  path: '/api/partners/forget',
  json: { reminder },
  domain: 'roladin',
});
const bookAlert = (alert: string): Asked => ({ path: '/api/alerts/forget', json: { alert }, domain: 'bookDetail' });

/** For those who come by a mail's link: asks whether their address shall go. Others load nothing of it. */
export function ForgetReminder() {
  const [closed, setClosed] = useState<string | null>(null);
  const hash = useSyncExternalStore(onFragment, fragment, none);
  const reminder = reminderIn(hash);
  const alert = alertIn(hash);
  if (hash === closed || !(reminder || alert)) return null;
  const asks = reminder ? offerReminder(reminder) : bookAlert(alert ?? '');
  return <ForgetDialog {...asks} key={hash} onClose={() => setClosed(hash)} />;
}
