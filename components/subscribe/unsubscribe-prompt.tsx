'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { parseAlertUnsubscribeFragment } from '@/lib/book-alerts';
import { parseUnsubscribeFragment } from '@/lib/partners';

const UnsubscribeDialog = dynamic(() => import('./unsubscribe-dialog'), { ssr: false });

function subscribeToHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const getHash = () => location.hash;
const getServerHash = () => '';

type UnsubscribeRequest = Omit<ComponentProps<typeof UnsubscribeDialog>, 'onClose'>;

const offerReminder = (reminder: string): UnsubscribeRequest => ({
  path: '/api/partners/forget',
  json: { reminder },
  domain: 'roladin',
});
const bookAlert = (alert: string): UnsubscribeRequest => ({
  path: '/api/alerts/forget',
  json: { alert },
  domain: 'bookDetail',
});

/**
 * For visitors from an unsubscribe link in an e-mail: asks whether to delete the address. Others do not load the
 * dialog.
 */
export function UnsubscribePrompt() {
  const [closed, setClosed] = useState<string | null>(null);
  const hash = useSyncExternalStore(subscribeToHash, getHash, getServerHash);
  const reminder = parseUnsubscribeFragment(hash);
  const alert = parseAlertUnsubscribeFragment(hash);
  if (hash === closed || !(reminder || alert)) return null;
  const asks = reminder ? offerReminder(reminder) : bookAlert(alert ?? '');
  return <UnsubscribeDialog {...asks} key={hash} onClose={() => setClosed(hash)} />;
}
