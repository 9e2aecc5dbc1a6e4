'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A turn may take away what had the focus (a button on the page): the book has it then, so that the next key finds
 * its place. Answers what to call before a turn.
 */
export function useKeptFocus(book: RefObject<HTMLElement | null>, index: number): () => void {
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
