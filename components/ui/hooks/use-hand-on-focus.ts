'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { focusAround, listParts } from './focus-around';

/**
 * For a part of a page that goes when a button in it is pressed: the part of the page around it gets the focus, which
 * would else be nowhere.
 */
export function useHandOnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const { current } = part;
      if (!current?.contains(document.activeElement)) return;
      const parts = listParts(current.parentElement);
      // The element is still there now, and gone when React has finished.
      queueMicrotask(() => {
        if (document.activeElement === document.body || !document.activeElement) focusAround(parts);
      });
    },
    [part],
  );
}
