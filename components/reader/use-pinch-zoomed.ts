'use client';

import { useSyncExternalStore } from 'react';

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

function subscribeToZoom(changed: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', changed);
  return () => visualViewport?.removeEventListener('resize', changed);
}

/** Whether the page is pinch-zoomed. One finger then pans and turns no pages. */
export const usePinchZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
