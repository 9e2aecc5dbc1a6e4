'use client';

import { useEffect, useEffectEvent } from 'react';

/* An overlay pushes a history entry, so that Back closes it instead of leaving the page. Closing it another way leaves
 that entry, because going back at once would race with a link that closed the overlay. Back then skips the entry. */

type Overlay = { readonly close: () => void };

const overlays: Overlay[] = [];
/** The last known history entry. */
let lastEntry = { href: '', isOverlay: false };
let listening = false;

const isOverlay = (): boolean => Boolean((window.history.state as { readonly overlay?: true } | null)?.overlay);
const readEntry = () => {
  lastEntry = { href: window.location.href, isOverlay: isOverlay() };
};

function onPop(): void {
  const from = lastEntry;
  readEntry();
  const top = overlays.pop();
  if (top) top.close();
  else if (from.isOverlay && !lastEntry.isOverlay && from.href === lastEntry.href) window.history.back();
}

function openOverlay(overlay: Overlay): void {
  if (!listening) window.addEventListener('popstate', onPop);
  listening = true;
  // Reuses an entry that a closed overlay has left.
  const isSpare = isOverlay() && overlays.length === 0;
  if (!isSpare) window.history.pushState({ ...window.history.state, overlay: true }, '');
  overlays.push(overlay);
  readEntry();
}

function closeOverlay(overlay: Overlay): void {
  const place = overlays.indexOf(overlay);
  if (place >= 0) overlays.splice(place, 1);
}

/** While `open`, the browser's Back button calls `onClose`; for dialogs and menus. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => close() };
    openOverlay(overlay);
    return () => closeOverlay(overlay);
  }, [open]);
}
