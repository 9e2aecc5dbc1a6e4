'use client';

import { useEffect } from 'react';
import { keyStep } from './reader-navigation';

const EDITABLE_SELECTOR = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/**
 * Turns pages by keyboard wherever the focus is, except in text fields and dialogs. Combinations with modifier keys
 * belong to the browser.
 */
export function useReaderKeys(direction: 'rtl' | 'ltr', go: (step: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(EDITABLE_SELECTOR)) return;
      const step = keyStep(key, direction);
      if (step === 0) return;
      event.preventDefault();
      go(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
