'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type LostWords, setLostWords } from './lost-part';
import type { ToastWords } from './toast-corner';
import { currentToast, onToast, type ToastMessage } from './toast-store';

type Corner = ComponentType<{ readonly message: ToastMessage | null; readonly words: ToastWords }>;

/** Waits for the first toast and only then loads what draws it. */
export function Toaster({ words }: { readonly words: ToastWords & LostWords }) {
  const message = useSyncExternalStore(onToast, currentToast, () => null);
  const [Corner, setCorner] = useState<Corner | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = message !== null;
  useEffect(() => setLostWords(words), [words]);
  useEffect(() => {
    if (!wanted) return;
    import('./toast-corner').then(
      (loaded) => setCorner(() => loaded.default),
      () => setFailed(true),
    );
  }, [wanted]);
  if (Corner) return <Corner message={message} words={words} />;
  return failed && message?.open ? <PlainToast message={message} /> : null;
}

/** The same words where even the toasts themselves did not load. */
function PlainToast({ message }: { readonly message: ToastMessage }) {
  return (
    <div className="toast-corner on-night" role="alert">
      <div className="toast">
        <p className="grow text-small">{message.text}</p>
        {message.action && (
          <button className="text-link" onClick={message.action.run} type="button">
            {message.action.label}
          </button>
        )}
      </div>
    </div>
  );
}
