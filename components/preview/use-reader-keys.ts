'use client';

import { useEffect } from 'react';
import { keyStep } from './reader-moves';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Turns pages by keys, wherever the focus is, except where keys write; with a modifier they are the browser's. */
export function useReaderKeys(direction: 'rtl' | 'ltr', go: (step: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const step = keyStep(key, direction);
      if (step === 0) return;
      event.preventDefault();
      go(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
