'use client';

import { useSyncExternalStore } from 'react';

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

function onZoom(changed: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', changed);
  return () => visualViewport?.removeEventListener('resize', changed);
}

/** Is the page zoomed in with two fingers? One finger then moves what is seen, and turns nothing. */
export const useZoomed = (): boolean => useSyncExternalStore(onZoom, isZoomed, () => false);
