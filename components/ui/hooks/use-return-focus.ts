'use client';

import { useRef } from 'react';
import { focusAround, listParts } from './focus-around';

/**
 * For dialogs without a trigger: returns the focus to the element that had it before. Where that is gone, as the button
 * of a removed row, the part of the page around it gets the focus, so that the keyboard does not begin at the top again.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const parts = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      parts.current = listParts(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else afterNextFrame(() => handOn(parts.current));
    },
  };
}

/** Who removed the opener may have given the focus to something better in the next frame. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

function handOn(parts: readonly HTMLElement[]): void {
  if (document.activeElement === document.body || !document.activeElement) focusAround(parts);
}
