'use client';

import { type PointerEvent, useRef, useState } from 'react';

/** The hand may cross the gap between a button and its menu. */
const GRACE_MS = 160;

/** A menu that opens on click or hover and closes on an outside click or when the mouse leaves (spec §2 "Top bar"). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const hovered = useRef(false);
  const focusBefore = useRef<Element | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: boolean) => {
    clearTimeout(leaving.current);
    if (!next) hovered.current = false;
    setOpen(next);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (pointerType !== 'mouse' || open) return;
    hovered.current = true;
    focusBefore.current = document.activeElement;
    setOpen(true);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leaving.current = setTimeout(() => change(false), GRACE_MS);
  };
  return {
    open,
    onOpenChange: change,
    hover: { onPointerEnter, onPointerLeave },
    /** The click that follows the hover means to open, too. */
    onPointerDown: (event: PointerEvent) => {
      if (!hovered.current) return;
      event.preventDefault();
      hovered.current = false;
    },
    /** The button decides by itself what a click on it means. */
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[aria-haspopup="menu"][aria-expanded="true"]')) {
        event.preventDefault();
      }
    },
    /** A menu that a passing hand opened gives the focus back to where it was. */
    onCloseAutoFocus: (event: Event) => {
      const before = focusBefore.current;
      focusBefore.current = null;
      if (!before) return;
      event.preventDefault();
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    },
  };
}
