'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A page turn may remove the focused element. Then moves the focus to the book, so that the next key press works.
 * Returns a function to call before each turn.
 */
export function useRestoreFocus(book: RefObject<HTMLElement | null>, index: number): () => void {
  const had = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when the page has changed
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body) book.current?.focus({ preventScroll: true });
    had.current = false;
  }, [index, book]);
  return () => {
    had.current = document.activeElement !== document.body;
  };
}
