'use client';

import { useEffect, useEffectEvent } from 'react';

/*
 * What is open takes one entry of the history, so that Back closes it instead of leaving the page. Closing by other
 * means leaves that entry behind: to go back at once would race with a link that closed it. Back then skips it.
 */

type Overlay = { readonly close: () => void };

const opened: Overlay[] = [];
/** The entry that was looked at last. */
let last = { href: '', isOverlay: false };
let listening = false;

const isOverlay = (): boolean => Boolean((window.history.state as { readonly overlay?: true } | null)?.overlay);
const look = () => {
  last = { href: window.location.href, isOverlay: isOverlay() };
};

function onPop(): void {
  const from = last;
  look();
  const top = opened.pop();
  if (top) top.close();
  else if (from.isOverlay && !last.isOverlay && from.href === last.href) window.history.back();
}

function enter(overlay: Overlay): void {
  if (!listening) window.addEventListener('popstate', onPop);
  listening = true;
  // An entry that something closed has left behind serves the next.
  const isSpare = isOverlay() && opened.length === 0;
  if (!isSpare) window.history.pushState({ ...window.history.state, overlay: true }, '');
  opened.push(overlay);
  look();
}

function leave(overlay: Overlay): void {
  const place = opened.indexOf(overlay);
  if (place >= 0) opened.splice(place, 1);
}

/** While `open`, the browser's Back calls `onClose`; for dialogs and menus. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => close() };
    enter(overlay);
    return () => leave(overlay);
  }, [open]);
}
