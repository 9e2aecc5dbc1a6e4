'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { type ChunkErrorLabels, setChunkErrorLabels } from '@/lib/client/chunk-load-error';
import { getToast, subscribeToToast, type ToastMessage } from '@/lib/client/stores/toast-store';
import type { ToastLabels } from './toast-viewport';

type ToastViewportComponent = ComponentType<{ readonly message: ToastMessage | null; readonly labels: ToastLabels }>;

/** Loads the toast component when the first toast appears. */
export function Toaster({ labels }: { readonly labels: ToastLabels & ChunkErrorLabels }) {
  const message = useSyncExternalStore(subscribeToToast, getToast, () => null);
  const [Viewport, setViewport] = useState<ToastViewportComponent | null>(null);
  const [failed, setFailed] = useState(false);
  const hasMessage = message !== null;
  useEffect(() => setChunkErrorLabels(labels), [labels]);
  useEffect(() => {
    if (!hasMessage) return;
    import('./toast-viewport').then(
      (loaded) => setViewport(() => loaded.default),
      () => setFailed(true),
    );
  }, [hasMessage]);
  if (Viewport) return <Viewport message={message} labels={labels} />;
  return failed && message?.open ? <FallbackToast message={message} /> : null;
}

/** Shown if the toast component itself fails to load. */
function FallbackToast({ message }: { readonly message: ToastMessage }) {
  return (
    <div className="toast-corner on-night" role="alert">
      <div className="ui-toast">
        <p className="grow text-small">{message.text}</p>
        {message.action && (
          <UnstyledButton className="text-link" onClick={message.action.run} type="button">
            {message.action.label}
          </UnstyledButton>
        )}
      </div>
    </div>
  );
}
