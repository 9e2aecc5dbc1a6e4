'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastWords } from './toast-corner';
import { currentToast, onToast, type ToastMessage } from './toast-store';

type Corner = ComponentType<{ readonly message: ToastMessage | null; readonly words: ToastWords }>;

/** Waits for the first toast and only then loads what draws it. */
export function Toaster({ words }: { readonly words: ToastWords }) {
  const message = useSyncExternalStore(onToast, currentToast, () => null);
  const [Corner, setCorner] = useState<Corner | null>(null);
  const wanted = message !== null;
  useEffect(() => {
    if (wanted) import('./toast-corner').then((loaded) => setCorner(() => loaded.default));
  }, [wanted]);
  return Corner && <Corner message={message} words={words} />;
}
